import type { Database } from '#server/db/database.ts';

/** What is made to fail: every insert into a table, or the nth take from a limit, which has no room. */
export type Intervention =
  | { table: 'audit_events' | 'outbox_messages' }
  | { table: 'limit_counters'; nth: number };

/** Triggers that do nothing until `during` says what is to fail. */
export async function interventionsOn(database: Database) {
  await database.$client.query(install);
  return {
    /** `count` is how often the work came to the place, also where its transaction was undone. */
    during: async <Result>(
      { table, ...rest }: Intervention,
      work: () => Promise<Result>,
    ): Promise<{ result: Result; count: number }> => {
      const nth = 'nth' in rest ? rest.nth : 0;
      await database.$client.query('insert into intervention.wanted values ($1, $2)', [table, nth]);
      try {
        const result = await work();
        const { rows } = await database.$client.query<{ count: number }>(
          'select (last_value - 1)::int as count from intervention.counter',
        );
        return { result, count: rows[0]?.count ?? 0 };
      } finally {
        await database.$client.query(
          "delete from intervention.wanted; select setval('intervention.counter', 1)",
        );
      }
    },
    remove: async () => void (await database.$client.query('drop schema intervention cascade')),
  };
}

// A sequence counts on where the transaction is undone. A tally is no limit: nothing is refused by it.
const install = `
  create schema intervention;
  create table intervention.wanted (wanted_table text, nth int);
  create sequence intervention.counter;
  select nextval('intervention.counter');
  create function intervention.intervene() returns trigger language plpgsql as $$
  declare wanted_nth int = (select nth from intervention.wanted where wanted_table = tg_table_name);
  begin
    if wanted_nth is null then return new; end if;
    if tg_table_name = 'limit_counters' then
      if new.key like 'captcha:failed:%' then return new; end if;
      return case when nextval('intervention.counter') - 1 = wanted_nth then null else new end;
    end if;
    perform nextval('intervention.counter');
    raise exception 'made to fail by the test';
  end $$;
  create trigger intervention before insert on audit_events
    for each row execute function intervention.intervene();
  create trigger intervention before insert on outbox_messages
    for each row execute function intervention.intervene();
  create trigger intervention before insert on limit_counters
    for each row execute function intervention.intervene()`;
