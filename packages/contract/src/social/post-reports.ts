import { endpoints } from '../platform/endpoint.ts'
import { message } from '../platform/lists.ts'
import { reportForm } from '../platform/reports.ts'
import { onePost } from './posts.ts'

export const postReports = endpoints({
  report: {
    method: 'POST',
    path: '/post/:id/report',
    who: 'member',
    summary: 'Report a post of somebody else; the first report of a person stands',
    params: onePost,
    body: reportForm,
    answer: message,
    errors: ['not_found', 'own_post'],
    limits: ['reacting'],
  },
})
