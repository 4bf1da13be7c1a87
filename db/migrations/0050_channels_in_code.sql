-- The payment providers are a list in the code. A check would need two migrations for each new one.
alter table deposit_channel drop constraint deposit_channel_channel_check;
