-- no transaction
-- Counted at each reading of the metrics.
create index concurrently if not exists deposit_review on deposit (created_at) where status = 'review';
