-- The start float of the funds that pay by luck, given by the house.
select ledger_post(
  'opening', 0, 'start float of the funds', null,
  array[house_account('HOUSE', 0), house_account('FUND_SPIN', 0), house_account('FUND_HALLOWEEN', 0),
        house_account('FUND_RED_PACKET', 0)],
  array[-6000000, 2000000, 2000000, 2000000]
);
