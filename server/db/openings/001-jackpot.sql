-- The fair opens: seeds in the pools and the start float in the reserve, lent by the house.
select ledger_post(
  'opening', 0, 'seeds and float of the jackpot', null,
  array[house_account('HOUSE', 0), house_account('POOL_MEGA', 0), house_account('POOL_MAJOR', 0),
        house_account('POOL_MINOR', 0), house_account('POOL_MINI', 0), house_account('RESERVE_JACKPOT', 0)],
  array[-(5000000 + 550000 + 125000 + 25000 + 25000000), 5000000, 550000, 125000, 25000, 25000000]
);
