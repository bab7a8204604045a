-- Paths of the lobby that lead elsewhere: to another path of it, or to an http(s) address (docs/product-rules.md, Guards).
create table redirects (
  path text primary key check (path ~ '^/([^/\\]|$)'),
  target text not null check (target ~ '^(/([^/\\]|$)|https?://[^/\\])')
);
