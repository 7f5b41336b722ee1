import type { Database } from '#server/db/database.ts';

/** Which insert into a table fails; for `limit_counters` the limit refuses. */
export type Intervention = {
  table: 'audit_events' | 'outbox_messages' | 'limit_counters';
  nth: number;
};

/** Triggers that do nothing until `during` says what is to fail. */
export async function interventionsOn(database: Database) {
  await database.$client.query(install);
  return {
    /** `count` is the number of inserts, including those of rolled-back transactions. */
    during: async <Result>(
      { table, nth }: Intervention,
      work: () => Promise<Result>,
    ): Promise<{ result: Result; count: number }> => {
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

// Inserts are counted by a sequence, which a rollback does not reset.
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
    end if;
    if nextval('intervention.counter') - 1 <> wanted_nth then return new; end if;
    if tg_table_name = 'limit_counters' then return null; end if;
    raise exception 'made to fail by the test';
  end $$;
  create trigger intervention before insert on audit_events
    for each row execute function intervention.intervene();
  create trigger intervention before insert on outbox_messages
    for each row execute function intervention.intervene();
  create trigger intervention before insert on limit_counters
    for each row execute function intervention.intervene()`;
