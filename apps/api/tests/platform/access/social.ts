/** Who is served by the operations of social: posts, songs, groups, conversations; `table.ts` says how to read it. */
export const social = `
# Own feeds and lists.
# operation                            g s c b o k h e p u m a
  postsList                            n y y y y y y y y y y y
  postsCreate                          n y y y y y y y y y y y
  postSavesList                        n y y y y y y y y y y y
  hashtagsTrending                     n y y y y y y y y y y y
  hashtagsPosts                        n y y y y y y y y y y y
  hashtagsSearch                       n y y y y y y y y y y y
  videosMostWatched                    n y y y y y y y y y y y
  musicSubscribed                      n y y y y y y y y y y y
  musicUpload                          n y y y y y y y y y y y
  groupsList                           n y y y y y y y y y y y
  groupsCreate                         n y y y y y y y y y y y
  conversationsList                    n y y y y y y y y y y y
  conversationsFind                    n y y y y y y y y y y y
  conversationsUnread                  n y y y y y y y y y y y
  messagesFind                         n y y y y y y y y y y y

# A post of the owner, with a comment and a film.
# operation                            g s c b o k h e p u m a
  postsGet                             n y y n y y y y y y y y
  postReactionsLike                    n y y n y y y y y y y y
  postReactionsUnlike                  n y y n y y y y y y y y
  postReactionsLikers                  n y y n y y y y y y y y
  postReactionsSuperlike               n y y n y y y y y y y y
  postReactionsUnsuperlike             n y y n y y y y y y y y
  postReactionsSuperlikers             n y y n y y y y y y y y
  postSharesShare                      n y y n y y y y y y y y
  postSharesSharers                    n y y n y y y y y y y y
  postSavesSave                        n y y n y y y y y y y y
  postSavesUnsave                      n y y n y y y y y y y y
  postHidesHide                        n y y n y y y y y y y y
  postHidesUnhide                      n y y n y y y y y y y y
  commentsList                         n y y n y y y y y y y y
  commentsGet                          n y y n y y y y y y y y
  commentsCreate                       n y y n y y y y y y y y
  commentsLike                         n y y n y y y y y y y y
  commentsUnlike                       n y y n y y y y y y y y
  videosView                           n y y n y y y y y y y y
  postReportsReport                    n y y n n y y y y y y y
  commentsReport                       n y y n n y y y y y y y
  postsEdit                            n n n n y n n n n n n n
  postsDelete                          n n n n y n n n n n n n
  commentsEdit                         n n n n y n n n n n n n
  commentsDelete                       n n n n y n n n n n n n

# A song of the owner.
# operation                            g s c b o k h e p u m a
  musicSubscribe                       n y y n n y y y y y y y
  musicUnsubscribe                     n y y n y y y y y y y y
  musicEdit                            n n n n y n n n n n n n
  musicDelete                          n n n n y n n n n n n n

# A group of the owner, in which C is a member; the two answers are to an invitation of C, and of who is in already; an owner leaves once they have handed it over.
# operation                            g s c b o k h e p u m a
  groupsGet                            n n y n y n n n n n n n
  groupsAccept                         n n y n y n n n n n n n
  groupsLeave                          n n y n y n n n n n n n
  groupMembersList                     n n y n y n n n n n n n
  groupsReject                         n n y n n n n n n n n n
  groupsEdit                           n n n n y n n n n n n n
  groupsDelete                         n n n n y n n n n n n n
  groupMembersCandidates               n n n n y n n n n n n n
  groupMembersInvite                   n n n n y n n n n n n n
  groupMembersRemove                   n n n n y n n n n n n n
  groupMembersSetRole                  n n n n y n n n n n n n
  groupMembersHandOver                 n n n n y n n n n n n n
  groupLinksGet                        n n n n y n n n n n n n
  groupLinksRenew                      n n n n y n n n n n n n
  groupLinksClose                      n n n n y n n n n n n n
  groupLinksOpen                       y y y n y y y y y y y y
  groupLinksJoin                       n y y n y y y y y y y y

# A conversation of the owner and C; somebody asks the owner for one; that about an event is closed by who hosts it.
# operation                            g s c b o k h e p u m a
  conversationsGet                     n n y n y n n n n n n n
  conversationsSet                     n n y n y n n n n n n n
  conversationsMembers                 n n y n y n n n n n n n
  conversationsRead                    n n y n y n n n n n n n
  messagesList                         n n y n y n n n n n n n
  messagesChanges                      n n y n y n n n n n n n
  messagesSend                         n n y n y n n n n n n n
  messagesFile                         n n y n y n n n n n n n
  messagesTyping                       n n y n y n n n n n n n
  messagesSearch                       n n y n y n n n n n n n
  messagesSuperlike                    n n y n y n n n n n n n
  messagesUnsuperlike                  n n y n y n n n n n n n
  messagesSuperlikers                  n n y n y n n n n n n n
  messagesEdit                         n n n n y n n n n n n n
  messagesDelete                       n n n n y n n n n n n n
  conversationsAccept                  n n n n y n n n n n n n
  conversationsDecline                 n n n n y n n n n n n n
  messagesReport                       n n y n n n n n n n n n
  conversationsClose                   n n n n y y n n n n n n
  conversationsLeave                   n n n n y y n y n n n n

# The person of the first part of the table; and how one stands in a conversation, which is none for others.
# operation                            g s c b o k h e p u m a
  conversationsOpen                    n y y n y y y y y y y y
  conversationsAbout                   n y y y y y y y y y y y
`
