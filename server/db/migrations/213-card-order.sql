-- The lobby's cards stand in the server's order (docs/product-rules.md, Activities), which says what the lobby has shown so far.
update activities set sort = card_sort('coinPusher') where type = activity_id('coinPusher');
update activities set sort = card_sort('spin') where type = activity_id('spin');
update activities set sort = card_sort('freeSign') where type = activity_id('freeSign');
