import { hotDeal, ownDeal } from './fill-deals.ts'
import type { Rows } from './rows.ts'

const dealQueries = ({ country_id, state_id, city_id }: Rows['home']) => [
  '',
  '?archived_deal=true',
  ...[
    '',
    '&sort=price',
    '&sort=price&currency=EUR&max_cost=1',
    '&currency=EUR&min_cost=1&max_cost=2',
    '&currency=EUR&max_cost=0.01',
    '&free=true',
    '&condition[]=new&condition[]=good',
    '&category_id=1',
    '&created_within=7d',
    '&created_within=1m&sort=price&currency=EUR',
    '&keyword=lanterns',
    '&keyword=lantrens',
    '&keyword=Zebulon',
    '&keyword=nothing',
    '&lat=40.2&lng=-3',
    '&lat=0&lng=100&distance_km=5',
    '&lat=40.2&lng=-3&distance_km=900&sort=newest',
    '&near_you=true',
    '&near_you=true&keyword=lanterns&free=true',
    `&country_id=${country_id}`,
    `&city_id=${city_id}&sort=price&currency=EUR`,
    `&lat=40.2&lng=-3&state_id=${state_id}`,
  ].map(filters => `?public_deal=true${filters}`),
]

export const dealLists = (home: Rows['home']) => ({
  dealsList: dealQueries(home).map(query => `/deal${query}`),
  dealsSaved: ['/deal/saved'],
  boostsList: [`/deal/${ownDeal}/boost`],
  dealsMore: [`/deal/${hotDeal}/more`],
  searchDeals: ['Zebulon', 'lanterns', 'lantrens', 'nothing'].map(keyword => `/search/deal?keyword=${keyword}`),
})
