-- Import runs: their state, what they changed, and the uploaded file until the run has ended.
CREATE TABLE import_runs (
  id uuid PRIMARY KEY,
  list text NOT NULL,
  file_name text NOT NULL,
  file_bytes bigint NOT NULL,
  is_dry_run boolean NOT NULL,
  allow_withdraw boolean NOT NULL,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'done', 'failed')),
  progress real NOT NULL DEFAULT 0,
  created_count integer NOT NULL DEFAULT 0,
  updated_count integer NOT NULL DEFAULT 0,
  unchanged_count integer NOT NULL DEFAULT 0,
  withdrawn_count integer NOT NULL DEFAULT 0,
  error_count integer NOT NULL DEFAULT 0,
  errors jsonb NOT NULL DEFAULT '[]',
  failure_code text,
  failure_message text,
  requested_by uuid,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz
);
CREATE INDEX import_runs_created ON import_runs (created_at DESC);

-- In the database, not on a disk: any worker on any machine can run the import, and a crash leaves no stray file.
CREATE TABLE import_file_chunks (
  run_id uuid NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
  position integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (run_id, position)
);

CREATE TABLE import_changes (
  run_id uuid NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
  position integer NOT NULL,
  change jsonb NOT NULL,
  PRIMARY KEY (run_id, position)
);

-- What the shop adds to a net price; one row. Rules are read and saved as a whole.
CREATE TABLE pricing_settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  default_margin_basis_points integer NOT NULL DEFAULT 3000
    CHECK (default_margin_basis_points BETWEEN 0 AND 50000),
  rules jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
-- Older than any preview.
INSERT INTO pricing_settings (updated_at) VALUES ('epoch');
