-- The seasonal themes: to look at with ?themeViewId=christmas before one of them becomes the theme of the day.
insert into themes (id, data) values
  ('christmas', '{"pack":"christmas","colors":{"--accent":"#9BF5B0"}}'),
  ('sinulog', '{"pack":"sinulog","colors":{"--accent":"#FFB36B"}}');
