/** Who is served by the operations of team: what is reported, written to the team, and kept by it; `table.ts` says how to read it. */
export const team = `
# Moderators and administrators.
# operation                            g s c b o k h e p u m a
  contactInboxList                     n n n n n n n n n n y y
  contactInboxRead                     n n n n n n n n n n y y
  contactInboxAnswer                   n n n n n n n n n n y y
  contactInboxClose                    n n n n n n n n n n y y
  accountLookupList                    n n n n n n n n n n y y
  accountLookupRead                    n n n n n n n n n n y y
  moderationList                       n n n n n n n n n n y y
  moderationCount                      n n n n n n n n n n y y
  moderationHistory                    n n n n n n n n n n y y
  moderationRead                       n n n n n n n n n n y y
  moderationPreview                    n n n n n n n n n n y y
  moderationDecide                     n n n n n n n n n n y y
  appealsRead                          n n n n n n n n n n y y
  reversalsPreview                     n n n n n n n n n n y y
  reversalsReverse                     n n n n n n n n n n y y
  reversalsReopen                      n n n n n n n n n n y y
  storeLookupRead                      n n n n n n n n n n y y

# About an appeal somebody else decides than who has decided first: here M has.
# operation                            g s c b o k h e p u m a
  appealsPreview                       n n n n n n n n n n n y
  appealsDecide                        n n n n n n n n n n n y

# Money and the log are for administrators.
# operation                            g s c b o k h e p u m a
  auditLogList                         n n n n n n n n n n n y
  auditLogActors                       n n n n n n n n n n n y
  auditLogVerify                       n n n n n n n n n n n y
  staffFiguresRead                     n n n n n n n n n n n y
  verificationsList                    n n n n n n n n n n n y
  verificationsOpen                    n n n n n n n n n n n y
  verificationsDecide                  n n n n n n n n n n n y
  freeMonthsGive                       n n n n n n n n n n n y
  paymentLookupList                    n n n n n n n n n n n y
  ledgerBalances                       n n n n n n n n n n n y
  ledgerEntries                        n n n n n n n n n n n y

# The author reads why, and appeals; who has no session has a key in the e-mail.
# operation                            g s c b o k h e p u m a
  appealsStatement                     n n n n y n n n n n n n
  appealsAppeal                        n n n n y n n n n n n n
`
