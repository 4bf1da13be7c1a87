-- Percent of the price that become credits, as it was when the gift arrived: a plan bought afterwards changes nothing.
-- Absent for a gift of the release before, which knows only the receiver's plan at the moment of redeeming.
alter table gift add column conversion smallint check (conversion between 0 and 100);
update gift set conversion = coalesce(
  (select coalesce(entitlement.gift_conversion, plan.gift_conversion)
    from entitlement join plan on plan.id = entitlement.plan_id
    where entitlement.member_id = gift.to_id and entitlement.period_end > now()),
  (select gift_conversion from plan where id = 'free'))
where status = 'open';

-- What gifts bring in the running period beyond the conversion of Free, in US cents: as much of the plan is used.
alter table entitlement add column gift_gain_cents bigint not null default 0;
