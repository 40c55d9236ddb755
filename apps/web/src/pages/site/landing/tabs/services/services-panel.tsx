import { DealTag } from './deal-tag.tsx'
import { EventTicket } from './event-ticket.tsx'
import { OpenShop } from './open-shop.tsx'
import { Receipt } from './receipt.tsx'
import { ReportSheet } from './report-sheet.tsx'
import classes from './services-panel.module.css'

/** Printed paper: ticket, price tag, receipt, report, and a shop front. */
export const ServicesPanel = () => (
  <div className={classes.counter}>
    <EventTicket />
    <DealTag />
    <Receipt />
    <ReportSheet />
    <OpenShop />
  </div>
)
