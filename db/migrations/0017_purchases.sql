-- What members buy from the house: gifts wait in escrow until they are redeemed.
insert into account (path, currency, class, bounded) values
  ('house:gift_escrow:usd', 'USD', 'liability', false),
  ('house:gift_sales:usd', 'USD', 'revenue', false),
  ('house:gift_credits:credit', 'CREDIT', 'equity', false),
  ('house:boost_sales:usd', 'USD', 'revenue', false),
  ('house:plan_sales:usd', 'USD', 'revenue', false);
