import { operationIds } from '@celebrio/contract/contract'
import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import { z } from 'zod'
import { dealLists } from './endpoints-of-deals.ts'
import { marketLists } from './endpoints-of-market.ts'
import { staffLists } from './endpoints-of-staff.ts'
import { hotEvent, linkOfGuest } from './fill-celebrations.ts'
import { hotConversation, hotMessage } from './fill-chat.ts'
import { hotGroup } from './fill-groups.ts'
import { hotComment, hotPost, singer } from './fill-social.ts'
import { personId, type Rows } from './rows.ts'

const hasArray = ({ answer }: Endpoint) =>
  answer instanceof z.ZodObject && Object.values(answer.shape).some(field => field instanceof z.ZodArray)

/** The operations of the contract that read a list. */
export const lists = [...operationIds]
  .filter(([endpoint]) => endpoint.method === 'GET' && hasArray(endpoint))
  .map(([, id]) => id)

const year = new Date().getFullYear()

const peopleLists = ({ city_id }: Rows['home']) => ({
  friendsList: ['', '?keyword=Zebulon', '?keyword=Maria', '?keyword=Nobody', '?friend_type=2', '?filter_by=block'].map(
    query => `/friend${query}`,
  ),
  devicesList: ['/device'],
  ownReportsList: ['/report'],
  secondStepGet: ['/second-step'],
  friendsRequests: ['', '?direction=sent', '?keyword=Zebulon'].map(query => `/friend-request-list${query}`),
  friendsFind: ['', '?keyword=Zebulon', '?keyword=Maria', `?city_id=${city_id}`].map(query => `/find-friend${query}`),
  meetList: ['', '?keyword=zithers', '?keyword=cakes', `?city_id=${city_id}`, '?genders[]=1'].map(
    query => `/meet-new-friend${query}`,
  ),
  meetTreats: ['/meet-new-friend/treat', '/meet-new-friend/treat?direction=sent'],
  preferredProvidersOffers: ['/profile/provider', '/profile/provider?keyword=flores'],
  mentionsOffer: ['', '?keyword=Zebulon', '?keyword=Maria', '?keyword=Nobody'].map(query => `/mention${query}`),
  searchPeople: ['Zebulon', 'Maria', 'Ma', 'Zebulun'].map(keyword => `/search/user?keyword=${keyword}`),
})

const chatLists = {
  conversationsList: ['/conversation', '/conversation?box=requests'],
  conversationsFind: ['hello', 'Maria', 'Zebulon'].map(keyword => `/conversation/named?keyword=${keyword}`),
  conversationsMembers: ['', '?keyword=Maria', '?keyword=Zebulon'].map(
    query => `/conversation/${hotConversation}/member${query}`,
  ),
  messagesList: ['', '?before=200', '?after=200', '?around=200'].map(
    query => `/conversation/${hotConversation}/message${query}`,
  ),
  messagesSearch: ['hello', 'nothing'].map(keyword => `/conversation/${hotConversation}/search?keyword=${keyword}`),
  messagesFind: ['hello', 'nothing'].map(keyword => `/message/search?keyword=${keyword}`),
  messagesSuperlikers: [`/message/${hotMessage}/superlike`],
  messagesChanges: [`/conversation/${hotConversation}/change?after=200`],
}

/** Somebody with posts and films, with whom Ana is connected. */
const author = personId(63)

const socialLists = {
  postsList: ['/post'],
  postSavesList: ['/post/saved'],
  postReactionsLikers: [`/post/${hotPost}/like`],
  postReactionsSuperlikers: [`/post/${hotPost}/superlike`],
  postSharesSharers: [`/post/${hotPost}/share`],
  profilePostsList: ['', '&filter_with=image', '&filter_with=music'].map(
    query => `/profile/post?user_id=${author}${query}`,
  ),
  profileFilesCollections: [`/profile/file?user_id=${author}`],
  profileFilesFiles: [`/profile/file/2026-01?user_id=${author}`],
  commentsList: [`/comment?post_id=${hotPost}`, `/comment?post_id=${hotPost}&parent_id=${hotComment}`],
  hashtagsTrending: ['/hashtag/trending'],
  hashtagsPosts: ['/hashtag/party/post'],
  hashtagsSearch: ['/search/hashtag?keyword=party'],
  videosMostWatched: ['/most-watched-video?per_page=20'],
  musicList: [`/profile/song?user_id=${personId(singer)}`],
  musicSubscribed: ['/song/subscribed'],
  notificationsList: ['/notification'],
  groupsList: ['/group', '/group?state=invited', `/group?user_id=${author}`],
  groupMembersList: [`/group/${hotGroup}/member`, `/group/${hotGroup}/member?state=invited`],
  groupMembersCandidates: ['', '?keyword=Zebulon', '?keyword=Maria'].map(
    query => `/group/${hotGroup}/candidate${query}`,
  ),
}

const eventQueries = ({ city_id, state_id }: Rows['home']) => [
  '',
  '?keyword=Zebulon',
  '?keyword=garden',
  '?invited=true',
  '?marked=true',
  '?invited=true&marked=true',
  '?invited=true&keyword=garden',
  `?city_id=${city_id}`,
  `?state_id=${state_id}&event_date=${year}`,
  '?category_id=1',
  `?category_id=11&city_id=${city_id}&keyword=garden`,
  '?category_id=24&marked=true',
]

const ofEvent = (paths: string[]) => paths.map(path => `/event/${hotEvent}/${path}`)

const celebrationLists = (home: Rows['home']) => ({
  eventsList: ['/event', '/event?history=true', '/event?keyword=Zebulon'],
  eventsPublic: eventQueries(home).map(query => `/event/public${query}`),
  agendaRead: ['/event/agenda'],
  nearbyEventsNear: ['/event/near', '/event/near?lat=40.2&long=-3', '/event/near?lat=0&long=100'],
  searchEvents: ['Zebulon', 'garden', 'nothing'].map(keyword => `/search/event?keyword=${keyword}`),
  eventWallList: ofEvent(['wall', 'wall?pictures=true']),
  eventWallOwn: ofEvent(['wall/own']),
  hostMessagesList: ofEvent(['host-message']),
  hostMessagesListByLink: [`/personal-invitation/${linkOfGuest}/host-message`],
  eventHelpersList: ofEvent(['helper']),
  invitationCandidatesList: ofEvent(['candidate', 'candidate?keyword=Zebulon', 'candidate?keyword=Maria']),
  invitationCandidatesKinds: ofEvent(['candidate-kind']),
  invitationCandidatesGroups: ofEvent(['candidate-group']),
  invitationsRequests: ofEvent(['request']),
  invitationsGuests: ofEvent(['guest', 'guest?status=accepted', 'guest?keyword=Zebulon']),
  checkInsDoor: ofEvent(['door', 'door?keyword=Zebulon']),
})

const providerQueries = ({ country_id, state_id, city_id }: Rows['home']) => [
  '',
  '?sort=newest',
  '?sort=price&currency=EUR',
  '?lat=40.2&lng=-3',
  '?lat=0&lng=100&distance_km=5',
  '?lat=40.2&lng=-3&distance_km=900&sort=top',
  '?lat=40.2&lng=-3&comes_to_me=true',
  '?lat=40.2&lng=-3&comes_to_me=true&sort=top&category_id=11',
  '?lat=0&lng=100&comes_to_me=true&sort=newest',
  `?city_id=${city_id}&comes_to_me=true&keyword=flores`,
  '?filter_type=sp_near_you',
  '?filter_type=top_sp',
  '?keyword=Zebulon',
  '?keyword=flores',
  '?keyword=florse cakes',
  '?keyword=nothing',
  '?category_id=1',
  '?min_rating=4',
  '?currency=EUR&price_to=1',
  '?currency=EUR&price_from=1',
  '?languages[]=fr&languages[]=es',
  '?offers=true',
  '?free_on=2030-06-15',
  `?country_id=${country_id}`,
  `?lat=40.2&lng=-3&state_id=${state_id}`,
  `?city_id=${city_id}&keyword=flores&category_id=11&lat=40.2&lng=-3&distance_km=900&currency=EUR&price_to=5`,
]

/** How each of them is asked: as the client does, with words that few and that many have. */
export const pathsOf = ({ home }: Rows): Record<string, string[]> => ({
  ...peopleLists(home),
  ...staffLists,
  ...chatLists,
  ...socialLists,
  ...celebrationLists(home),
  findingList: providerQueries(home).map(query => `/service-provider${query}`),
  ...marketLists,
  ...dealLists(home),
  locationsCountries: ['/country'],
  locationsStates: [`/state?country_id=${home.country_id}`],
  locationsCities: [`/city?state_id=${home.state_id}`],
  locationsPlaces: ['a', 'san', 'san,a', 'Zebulon'].map(
    typed => `/place?keyword=${typed}&country_id=${home.country_id}`,
  ),
})
