-- What a session runs in, as its browser said when it was opened; empty where it said nothing. The player is shown where else they are logged in.
alter table sessions add column agent text not null default '';
