-- Awards of a day's tasks that were paid (docs/product-rules.md, Tasks).
create table task_awards (
  user_id bigint not null references users (id),
  day integer not null,
  task smallint not null,
  diamonds integer not null check (diamonds > 0),
  journal_id bigint not null references journals (id),
  primary key (user_id, day, task)
);

update activities set enabled = true, theme_url = '/bonus/tasks' where type = activity_id('tasks');
