-- What a call answered, for a repeat of a request whose answer was lost. Kept for ten minutes.
create table request_answers (
  -- HMAC of request id, call, session token and input.
  request_hash text primary key,
  -- The session that asked: an answer ends with it.
  session_id uuid references sessions (id) on delete cascade,
  -- Null while the request runs.
  sealed_answer text,
  started_at timestamptz not null
);
create index request_answers_session on request_answers (session_id);
create index request_answers_start on request_answers (started_at);
