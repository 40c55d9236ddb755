-- What people pay to the platform, and its books.

CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null when the account has gone: what was paid stays.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- What is paid for: one of the registered purposes, and which one of those.
  purpose text NOT NULL CHECK (purpose ~ '^[a-z_]{1,40}$'),
  subject_id bigint NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  -- in minor units
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
  currency char(3) NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  status text NOT NULL DEFAULT 'created' CHECK (status IN ('created', 'paid', 'declined', 'abandoned', 'refunded')),
  refunded bigint NOT NULL DEFAULT 0,
  -- The gateway, what it calls the payment, and where people pay there; the last two once it has answered.
  gateway text NOT NULL,
  gateway_order text,
  url text,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- when the gateway was last asked by the clock
  asked_at timestamptz,
  CONSTRAINT payments_order CHECK ((gateway_order IS NULL) = (url IS NULL)),
  CONSTRAINT payments_paid CHECK ((status IN ('paid', 'refunded')) = (paid_at IS NOT NULL)),
  CONSTRAINT payments_refunded CHECK (refunded BETWEEN 0 AND amount AND (refunded > 0) = (status = 'refunded')),
  UNIQUE (gateway, gateway_order)
);
CREATE INDEX payments_open ON payments (asked_at NULLS FIRST, id) WHERE status = 'created';
CREATE INDEX payments_of_user ON payments (user_id, purpose, subject_id, created_at DESC);

-- Requests to pay by the name that who sent them gave them, each done once; forgotten after two days.
CREATE TABLE payment_requests (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
  payment_id bigint REFERENCES payments,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX payment_requests_old ON payment_requests (created_at);

-- created → paid | declined | abandoned; a gateway may still take the money then; paid → refunded. The sum never changes.
CREATE FUNCTION check_payment_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.purpose, OLD.subject_id, OLD.details, OLD.amount, OLD.currency, OLD.gateway, OLD.created_at)
      IS DISTINCT FROM (NEW.purpose, NEW.subject_id, NEW.details, NEW.amount, NEW.currency, NEW.gateway, NEW.created_at)
      OR (OLD.gateway_order IS NOT NULL AND OLD.gateway_order IS DISTINCT FROM NEW.gateway_order)
      OR NEW.refunded < OLD.refunded
      OR (NEW.status <> OLD.status AND NOT (OLD.status, NEW.status) IN (('created', 'paid'), ('created', 'declined'),
        ('created', 'abandoned'), ('declined', 'paid'), ('abandoned', 'paid'), ('paid', 'refunded'))) THEN
    RAISE EXCEPTION 'A payment cannot become that.' USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_steps';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payments_steps BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION check_payment_step();

-- What the gateway has said, each once.
CREATE TABLE gateway_events (
  gateway text NOT NULL,
  event_id text NOT NULL CHECK (char_length(event_id) BETWEEN 1 AND 255),
  payment_id bigint NOT NULL REFERENCES payments,
  status text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (gateway, event_id)
);

-- What is given back. It is owed at once, and sent by a job.
CREATE TABLE refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX refunds_of_payment ON refunds (payment_id);
CREATE INDEX refunds_owed ON refunds (created_at) WHERE sent_at IS NULL;

-- Violates payments_refunded where it is more than what was paid, payments_steps where nothing was.
CREATE FUNCTION count_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET refunded = refunded + NEW.amount, status = 'refunded' WHERE id = NEW.payment_id;
  RETURN NULL;
END $$;
CREATE TRIGGER refunds_counted AFTER INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION count_refund();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to.', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;

-- Receipts of payments and of refunds have one running number. Who adds one waits for the one before it to be kept or undone.
CREATE TABLE receipt_numbers (is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one), last bigint NOT NULL);
INSERT INTO receipt_numbers (last) VALUES (0);
CREATE TABLE receipts (
  number bigint PRIMARY KEY CHECK (number > 0),
  user_id bigint REFERENCES users ON DELETE SET NULL,
  payment_id bigint NOT NULL REFERENCES payments,
  refund_id bigint UNIQUE REFERENCES refunds,
  -- To whom, as it was then: name, and lines of an address.
  issued_to text[] NOT NULL CHECK (cardinality(issued_to) BETWEEN 1 AND 5),
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  issued_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX receipts_of_payment ON receipts (payment_id) WHERE refund_id IS NULL;
CREATE INDEX receipts_of_user ON receipts (user_id, issued_at DESC, number DESC);
CREATE FUNCTION number_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE receipt_numbers SET last = last + 1 RETURNING last INTO NEW.number;
  RETURN NEW;
END $$;
CREATE TRIGGER receipts_numbered BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION number_receipt();
CREATE TRIGGER receipts_append_only BEFORE UPDATE OF number, payment_id, refund_id, issued_to, amount, currency, issued_at OR DELETE
  ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipts_never_emptied BEFORE TRUNCATE ON receipts EXECUTE FUNCTION refuse_change();

-- The books: double entry, only added to. An entry above 0 is a debit, one below it a credit.
CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,40}$'),
  -- What it is the booking of: a kind of transaction is booked once for it. Not a foreign key: the ledger knows no feature.
  reference_id bigint NOT NULL,
  currency char(3) NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  at timestamptz NOT NULL,
  UNIQUE (kind, reference_id),
  UNIQUE (id, currency)
);
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id bigint NOT NULL,
  currency char(3) NOT NULL,
  account text NOT NULL CHECK (account ~ '^(gateway|income|owed):[a-z_]{1,40}$'),
  amount bigint NOT NULL CHECK (amount <> 0),
  -- One currency in each transaction.
  FOREIGN KEY (transaction_id, currency) REFERENCES ledger_transactions (id, currency)
);
CREATE INDEX ledger_entries_of_transaction ON ledger_entries (transaction_id);
CREATE INDEX ledger_entries_of_account ON ledger_entries (account, currency, id);
-- Sums of the entries, so that nobody has to add up all of them.
CREATE TABLE ledger_balances (
  account text NOT NULL,
  currency char(3) NOT NULL,
  balance bigint NOT NULL,
  PRIMARY KEY (account, currency)
);

CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked bigint := (to_jsonb(NEW) ->> TG_ARGV[0])::bigint;
BEGIN
  IF (SELECT count(*) < 2 OR sum(amount) <> 0 FROM ledger_entries WHERE transaction_id = booked) THEN
    RAISE EXCEPTION 'Transaction % does not balance.', booked USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance('id');
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance('transaction_id');

-- Accounts are always added to in the same order, so that two transactions never wait for each other.
CREATE FUNCTION count_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_balances AS known (account, currency, balance)
  SELECT account, currency, sum(amount) FROM added GROUP BY account, currency ORDER BY account, currency
  ON CONFLICT (account, currency) DO UPDATE SET balance = known.balance + excluded.balance;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_counted AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_ledger_entries();

CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transactions_never_emptied BEFORE TRUNCATE ON ledger_transactions EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_never_emptied BEFORE TRUNCATE ON ledger_entries EXECUTE FUNCTION refuse_change();

-- The built-in test gateway: another party, which keeps its own records, of orders and what it has given back.
CREATE TABLE test_gateway_orders (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  reference text NOT NULL UNIQUE,
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  description text NOT NULL,
  language text NOT NULL,
  return_url text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'declined', 'abandoned')),
  created_at timestamptz NOT NULL
);
CREATE TABLE test_gateway_refunds (
  reference text PRIMARY KEY,
  order_id text NOT NULL REFERENCES test_gateway_orders,
  amount bigint NOT NULL CHECK (amount > 0)
);
