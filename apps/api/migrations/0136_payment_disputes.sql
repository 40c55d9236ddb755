-- Payments that their payers dispute at the gateway: open → won, we keep the money, or lost, some of it has gone back.
CREATE TABLE payment_disputes (
  gateway text NOT NULL,
  -- what the gateway calls it
  dispute_id text NOT NULL CHECK (char_length(dispute_id) BETWEEN 1 AND 255),
  payment_id bigint NOT NULL REFERENCES payments,
  -- in the words of the gateway
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 255),
  status text NOT NULL CHECK (status IN ('open', 'won', 'lost')),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- what has gone back, in minor units
  taken bigint CHECK (taken > 0),
  CONSTRAINT payment_disputes_closed CHECK ((status = 'open') = (closed_at IS NULL)),
  CONSTRAINT payment_disputes_taken CHECK ((status = 'lost') = (taken IS NOT NULL)),
  PRIMARY KEY (gateway, dispute_id)
);
CREATE INDEX payment_disputes_of_payment ON payment_disputes (payment_id, opened_at);
CREATE INDEX payment_disputes_open ON payment_disputes (payment_id) WHERE status = 'open';

-- Disputes name what was taken, not the order.
CREATE INDEX paypal_captures_by_capture ON paypal_captures (capture_id);
