-- Why what was paid could not be delivered any more, so that all of it went back: something of it was paid for already, or it is not
-- to be had any longer.
ALTER TABLE payments
  ADD COLUMN undelivered text CHECK (undelivered IN ('paid_already', 'unavailable')),
  ADD CONSTRAINT payments_undelivered CHECK (undelivered IS NULL OR refunded = amount);
