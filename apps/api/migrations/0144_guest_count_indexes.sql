-- How many guests have each status, and how many of them are inside, is counted in indexes alone: see `countByRsvpStatus`.
CREATE INDEX event_guests_counted ON event_guests (event_id, status, has_seat, is_maybe) INCLUDE (heads, user_id, id);
CREATE INDEX event_tickets_used ON event_tickets (guest_id) WHERE used_at IS NOT NULL AND revoked_at IS NULL;
