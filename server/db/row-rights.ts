import { sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import type { Database, Transaction } from './database.ts';

/**
 * Grants a role what a running server needs, on present and future tables, and revokes the rest: it
 * reads and writes rows, but cannot create or alter tables or rewrite the audit trail.
 */
export async function grantRows(tx: Transaction, role: string): Promise<void> {
  await refuseMighty(tx, role);
  const { schema, database } = await namesOf(tx);
  for (const grant of grants(sql.identifier(role), schema, database)) await tx.execute(grant);
  for (const exception of exceptions(sql.identifier(role))) await tx.execute(exception);
  await refuseLeftovers(tx, role);
}

/** Run after migrations and restores, whose new tables get the default rights. */
export const renewExceptions = (database: Database): Promise<void> =>
  database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ role: string }>(writingRoles);
    for (const { role } of rows)
      for (const exception of exceptions(sql.identifier(role))) await tx.execute(exception);
  });

type Name = ReturnType<typeof sql.identifier>;

const grants = (role: Name, schema: Name, database: Name) => [
  sql`revoke all on all tables in schema ${schema} from ${role}`,
  sql`revoke all on all sequences in schema ${schema} from ${role}`,
  sql`revoke create on schema ${schema} from public, ${role}`,
  sql`revoke create, temporary on database ${database} from public, ${role}`,
  sql`grant connect on database ${database} to ${role}`,
  sql`grant usage on schema ${schema} to ${role}`,
  sql`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
  // Needed for dumps; writing identity columns needs no right on their sequences.
  sql`grant select on all sequences in schema ${schema} to ${role}`,
  sql`alter default privileges in schema ${schema}
    grant select, insert, update, delete on tables to ${role}`,
  sql`alter default privileges in schema ${schema} grant select on sequences to ${role}`,
];

/** Applied migrations are written by the owner alone; audit events can be inserted and purged. */
const exceptions = (role: Name) => [
  sql`revoke insert, update, delete on schema_migrations from ${role}`,
  sql`revoke update on audit_events from ${role}`,
  // `select for update` of the purge needs an update right on some column; a trigger refuses real
  // updates.
  sql`grant update (id) on audit_events to ${role}`,
];

async function namesOf(tx: Transaction): Promise<{ schema: Name; database: Name }> {
  const { rows } = await tx.execute<{ schema: string; database: string }>(
    sql`select current_schema() as schema, current_database() as database`,
  );
  const [{ schema, database } = { schema: '', database: '' }] = rows;
  return { schema: sql.identifier(schema), database: sql.identifier(database) };
}

/** Refuses roles that bypass rights (superusers, owners) or could grant themselves any. */
async function refuseMighty(tx: Transaction, role: string): Promise<void> {
  const { rows } = await tx.execute<{ isMighty: boolean; ownsTables: boolean }>(sql`
    select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isMighty",
      exists (select from pg_tables where schemaname = current_schema()
        and pg_has_role(${role}, tableowner, 'member')) as "ownsTables"
    from pg_roles where rolname = ${role}`);
  const [found] = rows;
  if (!found) throw new StartError(`There is no role ${role}: make it with create role first.`);
  if (found.isMighty || found.ownsTables)
    throw new StartError(
      `The role ${role} is a superuser, makes roles or databases, or owns our tables: choose another one for the server.`,
    );
}

/** Refuses when PUBLIC may create tables in the schema: only the schema's owner can revoke that. */
async function refuseLeftovers(tx: Transaction, role: string): Promise<void> {
  const { rows } = await tx.execute<{ mayCreate: boolean }>(sql`
    select has_schema_privilege(${role}, current_schema(), 'create')
      or has_database_privilege(${role}, current_database(), 'create, temporary') as "mayCreate"`);
  if (rows[0]?.mayCreate)
    throw new StartError(
      `The role ${role} could still make tables: run this as the owner of database and schema.`,
    );
}

/** Roles with default write rights on new tables. */
const writingRoles = sql`
  select distinct rolname as role
  from pg_default_acl d join pg_namespace n on n.oid = d.defaclnamespace,
    aclexplode(defaclacl) given join pg_roles r on r.oid = given.grantee
  where n.nspname = current_schema() and defaclobjtype = 'r' and privilege_type = 'UPDATE' and rolname <> current_user
    and pg_get_userbyid(defaclrole) = current_user`;
