-- As 0050.
alter table reconciliation drop constraint reconciliation_channel_check;
