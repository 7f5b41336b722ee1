-- A subscription is for some services (null: for all, also those to come) and for every update, or
-- for the beginning, the end and a worse impact alone. The latter is what the subscriptions of the
-- release before were promised, and what it stores beside this one.
alter table status_subscriptions
  add column services integer[],
  add column every_update boolean not null default false;

-- A webhook is a subscription of its own, confirmed by mail as well. In a table of its own, so that
-- the release before mails nothing to its address.
create table status_webhooks (
  id uuid primary key,
  email text not null,
  mailbox text not null,
  locale text not null,
  url text not null,
  host text not null,
  services integer[],
  every_update boolean not null,
  sealed_secret text,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  tested_at timestamptz,
  failing_since timestamptz,
  warned_at timestamptz,
  paused_at timestamptz
);
create index status_webhooks_mailbox on status_webhooks (mailbox);
create index status_webhooks_host on status_webhooks (host);
create index status_webhooks_created on status_webhooks (created_at);

-- A mailed link is about a subscription by mail or about a webhook; a link that confirms carries
-- what was chosen, so that nobody changes the subscription of somebody else.
alter table status_links
  alter column subscription_id drop not null,
  add column webhook_id uuid references status_webhooks on delete cascade,
  add column choice jsonb,
  add check (num_nonnulls(subscription_id, webhook_id) = 1);
create index status_links_webhook on status_links (webhook_id);

-- Events of the service status are delivered like callbacks.
alter table sandbox_deliveries
  alter column application_id drop not null,
  add column webhook_id uuid references status_webhooks on delete cascade,
  add check (num_nonnulls(application_id, webhook_id) = 1);
create index sandbox_deliveries_webhook on sandbox_deliveries (webhook_id)
  where webhook_id is not null;
