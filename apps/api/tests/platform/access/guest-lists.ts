/** Who is served by the operations of guest lists: invitations, links and messages of the same event; `table.ts` says how to read it. */
export const guestLists = `
# Who is asked answers. Who sees the event asks to come, also who helps; host and guests are told that they are in already.
# operation                            g s c b o k h e p u m a
  invitationsAccept                    n n n n n n n y n n n n
  invitationsMaybe                     n n n n n n n y n n n n
  invitationsReject                    n n n n n n n y n n n n
  invitationsWithdrawRequest           n n n n n n n y n n n n
  ticketsGet                           n n n n n n n y n n n n
  ticketsDownload                      n n n n n n n y n n n n
  invitationsRequest                   n n y n y y y y n n n n

# Host and co-host keep the list.
# operation                            g s c b o k h e p u m a
  invitationsInvite                    n n n n y y n n n n n n
  invitationsRequests                  n n n n y y n n n n n n
  invitationsAnswerRequest             n n n n y y n n n n n n
  invitationsGuests                    n n n n y y n n n n n n
  invitationsDownloadGuests            n n n n y y n n n n n n
  invitationsRemove                    n n n n y y n n n n n n
  invitationCandidatesList             n n n n y y n n n n n n
  invitationCandidatesKinds            n n n n y y n n n n n n
  invitationCandidatesGroups           n n n n y y n n n n n n
  invitationCandidatesMatch            n n n n y y n n n n n n
  externalGuestsCreate                 n n n n y y n n n n n n
  externalGuestsCreateMany             n n n n y y n n n n n n
  externalGuestsAllowance              n n n n y y n n n n n n
  externalGuestsRenew                  n n n n y y n n n n n n
  externalGuestsRevoke                 n n n n y y n n n n n n
  openLinksGet                         n n n n y y n n n n n n
  openLinksRenew                       n n n n y y n n n n n n
  openLinksChange                      n n n n y y n n n n n n
  openLinksAnswerRequest               n n n n y y n n n n n n
  nudgesGet                            n n n n y y n n n n n n
  nudgesSend                           n n n n y y n n n n n n
  hostMessagesReach                    n n n n y y n n n n n n
  hostMessagesSend                     n n n n y y n n n n n n
  hostMessagesDelete                   n n n n y y n n n n n n

# A list of what hosts have written to the viewer, which is empty for who is no guest.
# operation                            g s c b o k h e p u m a
  hostMessagesList                     n y y y y y y y y y y y

# Whoever has the personal link, which stands for a guest without an account: it is the key, so nobody is looked at. An account takes it over, unless it is the host or somebody whom they have blocked.
# operation                            g s c b o k h e p u m a
  externalGuestsOpen                   y y y y y y y y y y y y
  externalGuestsAccept                 y y y y y y y y y y y y
  externalGuestsMaybe                  y y y y y y y y y y y y
  externalGuestsReject                 y y y y y y y y y y y y
  externalGuestsDownload               y y y y y y y y y y y y
  eventPollsGetByLink                  y y y y y y y y y y y y
  eventPollsVoteByLink                 y y y y y y y y y y y y
  hostMessagesListByLink               y y y y y y y y y y y y
  calendarsPersonal                    y y y y y y y y y y y y
  externalGuestsTakeOver               n y y n n y y y y y y y

# Whoever has the open link, but nobody whom the host has blocked; the host does not join.
# operation                            g s c b o k h e p u m a
  openLinksOpen                        y y y n y y y y y y y y
  openLinksJoin                        y y y n n y y y y y y y
`
