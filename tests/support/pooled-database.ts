import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '#server/db/database.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';

type Pooled = FreshDatabase & { restorer: pg.Client };

/** Free databases of this worker. */
const shelf: Pooled[] = [];

/** Those in use. */
const lent = new Map<Database, Pooled>();

/**
 * A database like that of `freshDatabase`, but reset and reused when returned, at a hundredth of
 * the cost.
 */
export async function pooledDatabase(): Promise<FreshDatabase> {
  const pooled = shelf.pop() ?? (await copied());
  lent.set(pooled.database, pooled);
  return { ...pooled, drop: () => giveBack(pooled) };
}

/** Resets a pooled database between two tests, after the last statement of the first. */
export async function restore(database: Database): Promise<void> {
  const pooled = lent.get(database);
  if (!pooled) throw new Error('The database is not from the pool.');
  while (!isQuiet(database)) await setImmediate();
  await pooled.restorer.query('select pristine.restore()');
}

/** A database that was altered, or is still in use, is not reused. */
async function giveBack(pooled: Pooled): Promise<void> {
  const { database, restorer } = pooled;
  const isRestored = isQuiet(database) && (await restore(database).then(accepted, refused));
  lent.delete(database);
  if (isRestored) return void shelf.push(pooled);
  await restorer.end();
  await pooled.drop();
}

const isQuiet = ({ $client: { idleCount, totalCount, waitingCount } }: Database): boolean =>
  idleCount === totalCount && waitingCount === 0;

const accepted = () => true;
const refused = () => false;

async function copied(): Promise<Pooled> {
  const fresh = await freshDatabase();
  await fresh.database.$client.query(remember);
  // A connection of its own, as the setting makes PostgreSQL forget all plans. With it, no foreign
  // key asks for an order.
  const restorer = new pg.Client({ connectionString: fresh.url });
  await restorer.connect();
  await restorer.query('set session_replication_role = replica');
  return { ...fresh, restorer };
}

const shape = `
  select bit_xor(hashnameextended(relname, hashnameextended(attname, atttypid::bigint)))
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
  where relnamespace = 'public'::regnamespace`;

// Written out for each table, so that PostgreSQL plans the statements once.
const emptyAgain = 'if exists (table public.%1$I) then delete from public.%1$I; end if;';
const filledAgain = `
  if exists ((table public.%1$I except table pristine.%1$I) union all
             (table pristine.%1$I except table public.%1$I)) then
    delete from public.%1$I;
    insert into public.%1$I overriding system value table pristine.%1$I;
  end if;`;

/** Stores the rows of all tables, and restores them as long as the tables are the same. */
const remember = `
  create schema pristine;
  create table pristine."the shape" as select (${shape}) as shape;
  do $do$ declare name text; is_filled boolean; steps text = ''; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table pristine.%1$I as table public.%1$I', name);
      execute format('select exists (table public.%1$I)', name) into is_filled;
      steps = steps || format(
        case when is_filled then $step$${filledAgain}$step$ else $step$${emptyAgain}$step$ end, name);
    end loop;
    execute format($make$
      create function pristine.restore() returns void language plpgsql as $restore$ begin
        if (${shape}) <> (select shape from pristine."the shape") then raise 'altered'; end if;
        %s
        perform setval(format('public.%%I', sequencename), start_value, false)
          from pg_sequences where schemaname = 'public' and last_value is not null;
      end $restore$ $make$, steps);
  end $do$`;
