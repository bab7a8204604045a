-- When the next password try may be looked at.
alter table sign_in_tries add column next_at bigint not null default 0;
