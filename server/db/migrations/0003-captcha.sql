create table captcha_challenges (
  id uuid primary key,
  expected jsonb not null,
  expires_at timestamptz not null
);
create index captcha_challenges_expiry on captcha_challenges (expires_at);

create table captcha_passes (
  digest text primary key,
  expires_at timestamptz not null
);
create index captcha_passes_expiry on captcha_passes (expires_at);
