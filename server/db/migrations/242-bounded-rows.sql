-- Devices that nobody came back with are swept (docs/stored-rows.md).
create index devices_by_last_visit on devices (seen_at);
create index devices_of_guests on devices (seen_at) where user_id is null;
-- An address that no order has is deleted when the player moves.
create index goods_orders_of_address on goods_orders (address_id);
-- A game for coins that was opened and left without a bet is swept, too.
create index provider_sessions_by_end on provider_sessions (ends_at) where not is_fun;
