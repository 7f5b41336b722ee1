-- Each mail about the status has a link of its own, of which only the hash is kept. The release
-- before goes on mailing a subscription's id: that goes on working, too.
create table status_links (
  token_hash text primary key,
  subscription_id uuid not null references status_subscriptions (id) on delete cascade,
  created_at timestamptz not null
);
create index status_links_subscription on status_links (subscription_id);
create index status_links_created on status_links (created_at);
