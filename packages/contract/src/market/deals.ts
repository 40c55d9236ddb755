import { z } from 'zod'
import { pictureErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { reportForm } from '../platform/reports.ts'
import { dealEdit, dealFiles, dealForm, dealStatuses } from './deal-forms.ts'
import { deal, dealCounts, dealFilters } from './deal-shapes.ts'

const one = z.object({ id: id() })
const changed = message.extend({ deal })
const changedSave = message.extend({ deal: deal.pick({ id: true, is_saved: true, total_saves: true }) })

export const deals = endpoints({
  list: {
    method: 'GET',
    path: '/deal',
    who: 'member',
    summary:
      'The viewer’s own deals but archived ones, last posted first; with archived_deal those; with public_deal what everybody sells, by what, where and cost, of which some boosted ones come first by turns. Filters are for public ones',
    query: dealFilters,
    answer: z.object({
      deals: z.array(deal),
      /** How many there are in the list; null where that is not counted. */
      totalRecords: z.int().nonnegative().nullable(),
      counts: dealCounts,
      ...listAnswer,
    }),
    errors: ['not_for_your_role'],
  },
  saved: {
    method: 'GET',
    path: '/deal/saved',
    who: 'member',
    summary: 'Saved deals that the viewer may still see, last saved first; sold and ended ones as well',
    query: listQuery(20),
    answer: z.object({ deals: z.array(deal), ...listAnswer }),
  },
  get: {
    method: 'GET',
    path: '/deal/:id',
    who: 'anyone',
    bearsLag: true,
    summary: 'One deal, also when it is sold or has ended; archived ones are there for the seller only',
    params: one,
    answer: z.object({ deal }),
    errors: ['not_found'],
  },
  more: {
    method: 'GET',
    path: '/deal/:id/more',
    who: 'anyone',
    bearsLag: true,
    summary: 'Other deals that are to be had: those near that one first, else the newest',
    params: one,
    answer: z.object({ deals: z.array(deal) }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/deal',
    who: 'member',
    summary: 'Post a deal; children do not sell',
    body: dealForm,
    files: dealFiles,
    status: 201,
    answer: changed,
    errors: ['not_for_your_role', 'too_many_deals', ...pictureErrors],
    limits: ['posting'],
  },
  edit: {
    method: 'PATCH',
    path: '/deal/:id',
    who: 'member',
    summary: 'Change a deal of the viewer’s own',
    params: one,
    body: dealEdit,
    files: dealFiles,
    answer: changed,
    errors: ['not_found', ...pictureErrors],
    limits: ['editing'],
  },
  setStatus: {
    method: 'PUT',
    path: '/deal/:id/status',
    who: 'member',
    summary: 'Archive a deal of the viewer’s own, mark it as sold, or offer it again; twice is once',
    params: one,
    body: z.object({ status: z.enum(dealStatuses) }),
    answer: changed,
    errors: ['not_found', 'held_by_staff'],
    limits: ['editing'],
  },
  delete: {
    method: 'DELETE',
    path: '/deal/:id',
    who: 'member',
    summary: 'Delete a deal of the viewer’s own with its pictures; what was written about it stays',
    params: one,
    answer: message,
    errors: ['not_found'],
    limits: ['editing'],
  },
  save: {
    method: 'POST',
    path: '/deal/:id/save',
    who: 'member',
    summary: 'Save a deal of somebody else; twice leaves one',
    params: one,
    answer: changedSave,
    errors: ['not_found', 'own_deal'],
    limits: ['reacting'],
  },
  unsave: {
    method: 'DELETE',
    path: '/deal/:id/save',
    who: 'member',
    summary: 'Take a deal out of the saved ones',
    params: one,
    answer: changedSave,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  inquire: {
    method: 'POST',
    path: '/deal/:id/inquiry',
    who: 'member',
    summary:
      'What the viewer has to ask the seller about a deal: the inquiry that there is, or a new one. The conversation about it is of kind `deal`',
    params: one,
    answer: z.object({ inquiry: z.object({ id: z.int() }) }),
    errors: ['not_found', 'not_for_your_role', 'own_deal', 'deal_over'],
    limits: ['opening_chats'],
  },
  view: {
    method: 'POST',
    path: '/deal/:id/view',
    who: 'anyone',
    summary: 'Say that somebody looks at a deal: counted once per viewer and day, without robots and its seller',
    params: one,
    answer: message,
    errors: ['not_found'],
    limits: ['viewing'],
  },
  report: {
    method: 'POST',
    path: '/deal/:id/report',
    who: 'member',
    summary: 'Report a deal of somebody else; the first report of a person stands',
    params: one,
    body: reportForm,
    answer: message,
    errors: ['not_found', 'own_deal'],
    limits: ['reacting'],
  },
})
