import type { Substitution } from './build-server.ts'

/** A deliberate bug in the database or the build of a run. The run must detect each of them. */
export interface PlantedFault {
  sql?: string
  substitutions?: readonly Substitution[]
}

const replacePostJournal = (body: string) => `
  alter function post_journal rename to post_journal_once;
  create function post_journal(new_id uuid, new_kind text, new_key text, paths text[], amounts bigint[], happened_at timestamptz, new_channel text,
    new_details jsonb, out journal_id uuid, out replayed boolean) language plpgsql as $$ ${body} $$;`

/** The faults by name. */
export const plantedFaults = {
  /** The ledger does not recognise repeated keys. */
  'no-key': {
    sql: replacePostJournal(`begin select done.journal_id, done.replayed into journal_id, replayed from post_journal_once(new_id, new_kind,
      left(new_key, 150) || gen_random_uuid(), paths, amounts, happened_at, new_channel, new_details) done; end`),
  },
  /** Balances are read and written without a lock. */
  'no-lock': {
    sql: replacePostJournal(`
      declare one_id bigint; is_bounded boolean; before bigint; seen bigint;
      begin
        insert into journal (id, kind, key, request_hash, at, channel, details, legs)
          values (new_id, new_kind, new_key, ''::bytea, happened_at, new_channel, new_details, cardinality(paths)) on conflict (key) do nothing;
        replayed := not found;
        select id into journal_id from journal where key = new_key;
        if replayed then return; end if;
        for leg in 1 .. cardinality(paths) loop
          select id, bounded into one_id, is_bounded from account where path = paths[leg];
          select posted, version into before, seen from account_balance where account_id = one_id;
          if is_bounded then
            perform pg_sleep(0.01);
            update account_balance set posted = before + amounts[leg], version = seen + 1 where account_id = one_id;
          end if;
          insert into posting (account_id, journal_id, amount, balance_after, account_version) values (one_id, new_id, amounts[leg],
            case when is_bounded then before + amounts[leg] end, case when is_bounded then seen + 1 end);
        end loop;
      end`)
      // This version inserts postings one by one, so the trigger that checks each statement is disabled.
      .concat('alter table posting disable trigger posting_sound;'),
  },
  /** Dollars are converted into credits with floating point. */
  'float-conversion': {
    substitutions: [
      {
        file: 'features/wallet/contract.ts',
        replace: '(cents * BigInt(price.credits_per_usd)) / 100n',
        by: 'BigInt(Math.floor((Number(cents) / 100) * price.credits_per_usd))',
      },
    ],
  },
  /** The content of a signed webhook event is trusted. */
  'trust-webhook-body': {
    substitutions: [
      {
        file: 'features/deposits/server/checking/webhooks.ts',
        replace: 'sweep.wake()',
        by: `const said = (event.content.data ?? event.content.resource) as Record<string, never>
      const row = await db.selectFrom('deposit').select(['amount', 'currency']).where('reference', '=', event.reference ?? '').executeTakeFirst()
      if (row !== undefined && /success/i.test(String(said.status))) await settleDeposit(db, providers[channel] as never, { reference: event.reference ?? '',
        providerId: undefined, state: 'paid', status: 'success', currency: row.currency, requested: BigInt(row.amount), paid: BigInt(row.amount), fee: 0n,
        live: false, paidAt: clock.now() }, clock.now())
      sweep.wake()`,
      },
      {
        file: 'features/deposits/server/checking/webhooks.ts',
        replace: `import type { DepositSweep }`,
        by: `import { settleDeposit } from '../booking/settle-deposit.ts'\nimport type { DepositSweep }`,
      },
    ],
  },
  /** A partial payment is credited in full. */
  'no-amount-check': {
    substitutions: [
      {
        file: 'features/deposits/server/booking/settle-deposit.ts',
        replace: 'facts.requested !== amount || facts.paid < amount',
        by: 'false',
      },
    ],
  },
} as const satisfies Record<string, PlantedFault>

export type FaultName = keyof typeof plantedFaults
