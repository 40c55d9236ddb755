-- What providers have paid for: the time in which their stores are listed. What was granted before stays in stores.paid_until.
CREATE TABLE plan_periods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
  plan text NOT NULL CHECK (plan ~ '^[a-z_]{1,40}$'),
  payment_id bigint NOT NULL UNIQUE REFERENCES payments,
  -- what was paid, in minor units
  price bigint NOT NULL CHECK (price > 0),
  currency char(3) NOT NULL,
  paid_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Until when it was paid for, and until when it runs: less where it was cancelled.
  paid_until timestamptz NOT NULL CHECK (paid_until > starts_at),
  ends_at timestamptz NOT NULL CHECK (ends_at BETWEEN starts_at AND paid_until),
  -- Months are counted from the first day of those that follow each other: one that begins on the 31st ends on the 31st again.
  anchor timestamptz NOT NULL,
  anchor_months integer NOT NULL CHECK (anchor_months > 0),
  cancelled_at timestamptz,
  CONSTRAINT plan_periods_cancelled CHECK (ends_at = paid_until OR cancelled_at IS NOT NULL),
  CONSTRAINT plan_periods_apart
    EXCLUDE USING gist (int8range(provider_id, provider_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&)
);
CREATE INDEX plan_periods_of_provider ON plan_periods (provider_id, starts_at);

-- What providers were told of the end of a trial or plan, each once.
CREATE TABLE plan_reminders (
  provider_id bigint NOT NULL REFERENCES service_providers ON DELETE CASCADE,
  ends_at timestamptz NOT NULL,
  occasion text NOT NULL CHECK (occasion IN ('week', 'day', 'ended')),
  PRIMARY KEY (provider_id, ends_at, occasion)
);
CREATE INDEX service_providers_by_age ON service_providers (created_at);
CREATE INDEX stores_by_plan ON stores (paid_until) WHERE paid_until IS NOT NULL;

CREATE TRIGGER service_providers_plan_notices AFTER DELETE ON service_providers REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_about('plan');
