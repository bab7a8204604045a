-- Halloween and Slot Shack open; the tickets of Halloween's draw.

-- Tickets that a player has spent on a day (days since 1970-01-01 in Manila); what was earned follows from its bets.
create table halloween_tickets (
  user_id bigint not null references users (id),
  day integer not null,
  spent integer not null default 0 check (spent between 0 and 10),
  primary key (user_id, day)
);

update activities set enabled = true, theme_url = '/activity/halloween' where type = activity_id('halloween');
update activities set enabled = true, theme_url = '/activity/slotshack' where type = activity_id('slotShack');
