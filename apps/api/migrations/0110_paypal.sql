-- What PayPal calls the money that an order has brought: refunds name it.

CREATE TABLE paypal_captures (
  order_id text PRIMARY KEY CHECK (char_length(order_id) BETWEEN 1 AND 255),
  capture_id text NOT NULL CHECK (char_length(capture_id) BETWEEN 1 AND 255)
);
