import { createHash } from 'node:crypto';
import type { Database } from '#server/db/database.ts';

/**
 * At least one row in every table of a migrated and seeded database, with values that are easily
 * corrupted.
 */
export const fillEveryTable = async (database: Database): Promise<void> =>
  void (await database.$client.query(rows));

const rows = String.raw`
  insert into customers (email, phone, first_name, last_name, company_name, locale, balance,
      enabled_products, created_at, activated_at) values
    ('mei@harbour.example', '+6581234567', 'Mei', E'Tan\r\n\u2028\\N', '海港', 'zh', 1234567890.1234,
      array['sms', 'a "b", {c}', 'NULL', null, '', E'\\'], '2026-03-01 09:30:00.123456Z', 'infinity'),
    ('gone@harbour.example', null, 'Gone', 'Again', '', 'en', -0.0001, '{}',
      '0044-03-15 12:00:00.000001Z BC', null);
  delete from customers where first_name = 'Gone';
  insert into employees (id, customer_id, username, name, password_hash, menus)
    select gen_random_uuid(), id, 'lin', 'Lin', 'hash', '{home}' from customers;
  insert into employee_invitations
      (id, customer_id, token_hash, email, locale, menus, sent_at, expires_at, ended_at)
    select gen_random_uuid(), id, 'invitation', 'Lin@harbour.example', 'zh', '{home}', now(), now(),
      null from customers;
  insert into sessions (id, token_hash, customer_id, employee_id, address, user_agent, expires_at)
    select gen_random_uuid(), 'session', customer_id, id, '::1', '', now() from employees;
  insert into activation_tokens (token_hash, customer_id, way, expires_at, numbers)
    select 'activation', id, 'mail', now(), '{+6581234567}' from customers;
  insert into one_time_codes (id, purpose, recipient, customer_id, code_hash, expires_at)
    select gen_random_uuid(), 'reset', 'a', id, 'hash', now() from customers;
  insert into sent_codes (id, purpose, recipient, customer_id, handle_hash, code_hash, expires_at)
    select gen_random_uuid(), 'reset', 'a', id, 'handle', 'hash', now() from customers;
  insert into known_devices
    select 'device', customer_id, null::uuid, now(), now() from employees
    union all select 'device', customer_id, id, now(), now() from employees;
  insert into login_failures (key, account, failures, last_failure_at) values ('key', null, 3, now());
  insert into text_hours (dial_code, hour, sent) values ('65', date_trunc('hour', now()), 2);
  insert into limit_counters values ('key', now(), 2147483647, now());
  insert into captcha_challenges values (gen_random_uuid(), '{"kind": "slide", "x": 0.10}', now());
  insert into captcha_passes values ('digest', now());
  insert into outbox_messages (id, channel, lane, recipient, template, locale, payload) values
    (gen_random_uuid(), 'mail', 'code', 'a@x.example', 'activation', 'en',
      '{"n": 12345678901234567890.0123456789, "text": "\\u0001 \" 海 🚢", "none": null, "": [[], {}]}');
  insert into contact_messages (full_name, email, phone, message, locale, request_id)
    values ('Ada', 'ada@x.example', '+1', E'one\ntwo\ttab', 'en', 'request');
  insert into analytics_events (name, payload) values ('opened', 'null'), ('opened', '"text"');
  insert into secret_marks (mark, taken_at) values ('mark', now());
  insert into site_assets values
    ('a.js', 'text/javascript', '"etag"', '\x00ff5c', '\x0102', null, now());
  insert into audit_events (actor_kind, action, target_kind, details)
    values ('system', 'test', 'data', '{}');
  insert into public_address (origin) values ('https://www.example.com') on conflict do nothing;
  insert into passkeys
      (id, customer_id, credential_id, public_key, counter, transports, name, created_at)
    select gen_random_uuid(), id, 'credential',
      (select string_agg(set_byte('\x00', 0, n), '' order by n) from generate_series(0, 255) n),
      9223372036854775807, '{usb,nfc}', 'Key', now() from customers;
  insert into authenticator_apps (customer_id, sealed_secret, created_at)
    select id, 'sealed', now() from customers;
  insert into recovery_codes (code_hash, customer_id, created_at)
    select 'recovery', id, now() from customers;
  insert into passkey_challenges (id, purpose, customer_id, challenge, expires_at)
    select gen_random_uuid(), 'add', id, 'challenge', now() from customers;
  insert into login_steps (token_hash, customer_id, created_at, expires_at)
    select 'step', id, now(), now() from customers;
  insert into desk_people (id, email, name, locale, roles, added_by, created_at, removed_at)
    values (gen_random_uuid(), 'mei.tan@nuntix.example', 'Tan', 'en', '{support}', 'anna', now(), null),
      (gen_random_uuid(), 'mei.tan@nuntix.example', '', 'zh', '{}', 'anna', now(), now());
  insert into desk_passkeys (id, person_id, credential_id, public_key, counter, created_at)
    select gen_random_uuid(), id, 'credential ' || locale, '\x00ff5c', 1, now() from desk_people;
  insert into desk_invitations
    select id, 'invitation ' || locale, 'anna', now(), now() from desk_people;
  insert into desk_sessions
    select gen_random_uuid(), 'session ' || locale, id, '::1', '', now(), now(), now(), now()
    from desk_people;
  insert into desk_drafts (id, kind, content, notes, created_at, updated_at)
    values (gen_random_uuid(), 'open', '{"en": "海 🚢"}', array['a "b", {c}', ''], now(), now());
  insert into desk_challenges values (gen_random_uuid(), 'log-in', null, 'challenge', now());
  insert into tickets (customer_id, submission_id, type, subject, facts, locale, state, opened_by,
      taken_by, created_at, changed_at)
    select c.id, gen_random_uuid(), 'country', '海港 \\N', '{"product": "\\u0001"}', 'zh', 'us', 'Tan',
      p.id, now(), now() from customers c, desk_people p limit 1;
  insert into ticket_entries (ticket_id, submission_id, kind, author_name, text, at)
    select id, gen_random_uuid(), 'note', 'Tan', E'one\ntwo\ttab', now() from tickets;
  insert into saved_replies (id, name, texts, created_at)
    values (gen_random_uuid(), 'Open', '{"en": "[country] is open.", "zh": ""}', now());
  insert into request_answers (request_hash, session_id, sealed_answer, started_at)
    select 'request', id, 'sealed', now() from sessions;
  insert into status_incidents (id, kind, title, starts_at)
    values ('a', 'incident', '{"en": "Calls fail", "zh": "呼叫失败"}', now());
  insert into status_incident_services select 'a', id from status_services;
  insert into status_updates (incident_id, state, impact, text, at)
    values ('a', 'investigating', 'outage', '{"en": "Calls fail."}', now());
  -- Neither side as the trigger would leave it.
  alter table status_updates disable trigger user;
  update status_updates set english_text = 'Otherwise';
  alter table status_updates enable trigger user;
  insert into status_changes (who, action, details) values ('anna', 'open', '{}');
  insert into status_subscriptions (id, email, locale)
    values (gen_random_uuid(), 'a@x.example', 'en');
  insert into status_links (token_hash, subscription_id, created_at)
    select 'link', id, now() from status_subscriptions;
  insert into status_webhooks
      (id, email, mailbox, locale, url, host, services, every_update, created_at)
    values (gen_random_uuid(), 'a+b@x.example', 'a@x.example', 'en', 'https://x.example/', 'x.example',
      '{1,3}', true, now());
  insert into applications (id, customer_id, network, created_at, catcher_id, sealed_callback_secret)
    select gen_random_uuid(), id, '203.0.113.0/24', now(), 'catcher', 'sealed' from customers;
  insert into api_keys
      (id, application_id, environment, name, access_key, sealed_secret, rights, created_at)
    select gen_random_uuid(), id, 'live', 'Till', 'access', 'sealed', '{read}', now()
    from applications;
  insert into api_key_uses select id, 9223372036854775807 from api_keys;
  insert into sandbox_things (application_id, kind, id, made_at)
    select id, 'sms', 'thing', now() from applications;
  insert into sandbox_nonces select id, 'nonce', now() from applications;
  insert into sandbox_repeats select id, '/path', 'key', 'hash', '[1.10, 1e400]', now()
    from applications;
  insert into sandbox_requests (id, application_id, request_id, call_id, method, path, query,
      headers, body, status, code, answer, address, took_ms, made_at)
    select gen_random_uuid(), id, gen_random_uuid(), 'call', 'POST', '/path', '', '{}', '', 200, 0, '', '::1', 1, now()
    from applications;
  insert into sandbox_deliveries (id, application_id, event, event_id, occurred_at, is_signed,
      body, due_at, made_at)
    select gen_random_uuid(), id, 'sms.receipt', gen_random_uuid(), now(), true, '', now(), now()
    from applications;
  insert into sandbox_attempts (delivery_id, number, made_at, took_ms, headers)
    select id, 1, now(), 1, '{}' from sandbox_deliveries;
  insert into usage_days select 'live', id, '', 'sms', 'VN', '2026-03-01', 9007199254740991, 3, 3, 1, 1,
    '{"UNDELIV/ABSENT_SUBSCRIBER": 2}', 1234567890.1234, 'USD' from customers;
  insert into usage_reports values ('live', now(), null);
  insert into gateway_refusals (call, row_index, field, expected, at)
    values ('usage', 0, 'country', 'an ISO code, or ZZ', now());
  insert into gateway_changes (account, changed_at) select public_id, now() from customers;
  insert into gateway_receipt values (true, 1, now(), now());
  insert into gateway_messages
    select id, 'message', 1, '', 'request', 'sms', 'VN', '8490•••0187', 'DELIVRD', null, 1, 0.0232, 'USD',
      now(), null from customers;
  insert into sandbox_blocks
    values ('2001:db8::/48', 'floods', 'anna', now(), null),
      ('203.0.113.7', 'floods', 'anna', now(), now() + interval '1 day')`;

/** Every table with its rows as PostgreSQL prints them, and the next value of each sequence. */
export async function readAllTables(database: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await database.$client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const names = tables.map(({ name }) => name);
  const text = [
    ...names.map((name) => `select '${name}' as name, t::text collate "C" as row from "${name}" t`),
    `select 'sequences', concat(sequencename, ' ', last_value) from pg_sequences
     where schemaname = 'public'`,
  ].join(' union all ');
  // Its name lets PostgreSQL plan it once per connection.
  const name = createHash('sha1').update(text).digest('hex');
  const { rows } = await database.$client.query<{ name: string; row: string }>({
    name,
    text: `${text} order by 1, 2`,
  });
  const found = Map.groupBy(rows, (one) => one.name);
  return Object.fromEntries(
    [...names, 'sequences'].map((table) => [table, (found.get(table) ?? []).map(({ row }) => row)]),
  );
}
