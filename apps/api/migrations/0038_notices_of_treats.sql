-- Notices of treats show people by their meet profile; they go with the account.
CREATE TRIGGER users_meet_notices AFTER DELETE ON users REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notices_by('meet_profile');
