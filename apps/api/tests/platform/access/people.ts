/** Who is served by the operations of people: accounts, profiles, connections, meeting friends, notifications; `table.ts` says how to read it. */
export const people = `
# Without an account, and with: whoever has the e-mail, the code or the link.
# operation                            g s c b o k h e p u m a
  accountsSignIn                       y y y y y y y y y y y y
  accountsRegister                     y y y y y y y y y y y y
  accountsForgotPassword               y y y y y y y y y y y y
  accountsVerifyCode                   y y y y y y y y y y y y
  accountsCheckResetLink               y y y y y y y y y y y y
  accountsResetByLink                  y y y y y y y y y y y y
  accountsResetByCode                  y y y y y y y y y y y y
  accountsVerifyEmail                  y y y y y y y y y y y y
  secondStepSignIn                     y y y y y y y y y y y y
  emailChangeCheck                     y y y y y y y y y y y y
  emailChangeConfirm                   y y y y y y y y y y y y
  emailChangeUndo                      y y y y y y y y y y y y
  passkeysSignInOptions                y y y y y y y y y y y y
  passkeysSignIn                       y y y y y y y y y y y y
  accountSuspensionReactivate          y y y y y y y y y y y y
  googleCallback                       y y y y y y y y y y y y
  googleExchange                       y y y y y y y y y y y y

# Nobody while the product knows no Google: its own tests have one.
# operation                            g s c b o k h e p u m a
  googleInitiate                       - - - - - - - - - - - -

# They end the session of who calls; who-may-call.test.ts plays them with sessions of their own.
# operation                            g s c b o k h e p u m a
  accountsSignOut                      n - - - - - - - - - - -
  accountSuspensionSuspend             n - - - - - - - - - - -
  accountDeletionDelete                n - - - - - - - - - - -

# Everybody their own account.
# operation                            g s c b o k h e p u m a
  accountsUpgrade                      n y y y y y y y n y y y
  accountsChangePassword               n y y y y y y y y y y y
  accountsResendVerification           n y y y y y y y y y y y
  accountsSetLanguage                  n y y y y y y y y y y y
  devicesList                          n y y y y y y y y y y y
  devicesSignOutOthers                 n y y y y y y y y y y y
  secondStepGet                        n y y y y y y y y y y y
  secondStepBegin                      n y y y y y y y y y y y
  secondStepConfirm                    n y y y y y y y y y y y
  secondStepTurnOff                    n y y y y y y y y y y y
  secondStepRenewCodes                 n y y y y y y y y y y y
  emailChangeGet                       n y y y y y y y y y y y
  emailChangeAsk                       n y y y y y y y y y y y
  emailChangeCancel                    n y y y y y y y y y y y
  dataArchivesGet                      n y y y y y y y y y y y
  dataArchivesAsk                      n y y y y y y y y y y y
  dataArchivesDownload                 n y y y y y y y y y y y
  passkeysOptions                      n y y y y y y y y y y y
  passkeysAdd                          n y y y y y y y y y y y
  profilesMe                           n y y y y y y y y y y y
  profilesUpdate                       n y y y y y y y y y y y
  profilesPatch                        n y y y y y y y y y y y
  preferredProvidersOffers             n y y y y y y y y y y y
  contactSend                          n y y y y y y y y y y y
  uploadsPresign                       n y y y y y y y y y y y

# A device, a passkey and a file of the owner.
# operation                            g s c b o k h e p u m a
  devicesSignOut                       n n n n y n n n n n n n
  passkeysRemove                       n n n n y n n n n n n n
  uploadsComplete                      n n n n y n n n n n n n
  uploadsDiscard                       n n n n y n n n n n n n

# Somebody with whom C is connected, and who has blocked B. When they were last here is told to connections, and nothing to others.
# operation                            g s c b o k h e p u m a
  profilesGet                          n y y n y y y y y y y y
  profileFilesCollections              n y y n y y y y y y y y
  profileFilesFiles                    n y y n y y y y y y y y
  profilePostsList                     n y y n y y y y y y y y
  musicList                            n y y n y y y y y y y y
  friendsRequest                       n y y n y y y y y y y y
  friendsBlock                         n y y n y y y y y y y y
  friendsUnblock                       n y y n y y y y y y y y
  friendsReport                        n y y n y y y y y y y y
  friendsSkip                          n y y n y y y y y y y y
  presenceOf                           n y y y y y y y y y y y
  friendsRemove                        n n y n n n n n n n n n

# They have asked S.
# operation                            g s c b o k h e p u m a
  friendsAccept                        n y n n n n n n n n n n
  friendsReject                        n y n n n n n n n n n n
  meetAccept                           n y n n n n n n n n n n
  meetDecline                          n y n n n n n n n n n n

# Own lists, or what may be seen of everybody.
# operation                            g s c b o k h e p u m a
  friendsList                          n y y y y y y y y y y y
  friendsRequests                      n y y y y y y y y y y y
  friendsFind                          n y y y y y y y y y y y
  mentionsOffer                        n y y y y y y y y y y y
  searchPeople                         n y y y y y y y y y y y
  searchEvents                         n y y y y y y y y y y y
  searchDeals                          n y y y y y y y y y y y
  presenceTell                         n y y y y y y y y y y y
  presenceShare                        n y y y y y y y y y y y

# Celebrants meet friends, providers do not.
# operation                            g s c b o k h e p u m a
  meetStatus                           n y y y y y y y n y y y
  meetList                             n y y y y y y y n y y y
  meetTreats                           n y y y y y y y n y y y
  meetHide                             n y y n y y y y n y y y
  meetReport                           n y y n y y y y n y y y
  meetTreat                            n y y n y y y y n y y y

# Own notifications; one of the owner.
# operation                            g s c b o k h e p u m a
  notificationsList                    n y y y y y y y y y y y
  notificationsUnread                  n y y y y y y y y y y y
  notificationsMarkAsRead              n y y y y y y y y y y y
  notificationsDeleteAll               n y y y y y y y y y y y
  ownReportsList                       n y y y y y y y y y y y
  privacyRead                          n y y y y y y y y y y y
  privacyChange                        n y y y y y y y y y y y
  notificationSettingsRead             n y y y y y y y y y y y
  notificationSettingsChange           n y y y y y y y y y y y
  webPushRead                          n y y y y y y y y y y y
  webPushSubscribe                     n y y y y y y y y y y y
  webPushUnsubscribe                   n y y y y y y y y y y y
  notificationsOpen                    n n n n y n n n n n n n

# Whoever has the link of an e-mail. The link itself is tested with the e-mails; without one, the page asks nothing and the others are not there.
# operation                            g s c b o k h e p u m a
  notificationSettingsOpen             y y y y y y y y y y y y
  emailOptOutsOpen                     y y y y y y y y y y y y
  notificationSettingsReadSubscription - - - - - - - - - - - -
  notificationSettingsUnsubscribe      - - - - - - - - - - - -
  notificationSettingsSubscribe        - - - - - - - - - - - -
  emailOptOutsRead                     - - - - - - - - - - - -
  emailOptOutsUnsubscribe              - - - - - - - - - - - -
  emailOptOutsSubscribe                - - - - - - - - - - - -

# Places are open.
# operation                            g s c b o k h e p u m a
  locationsCountries                   y y y y y y y y y y y y
  locationsStates                      y y y y y y y y y y y y
  locationsCities                      y y y y y y y y y y y y
  locationsCity                        y y y y y y y y y y y y
  locationsPlaces                      y y y y y y y y y y y y
`
