-- Games for fun are forgotten when they are over.
create index provider_sessions_of_fun on provider_sessions (ends_at) where is_fun;
