import { EventTicket } from './event-ticket.tsx'
import { OpenShop } from './open-shop.tsx'
import { ReportSheet } from './report-sheet.tsx'
import classes from './services-panel.module.css'

/** Printed paper: a ticket and a report, and a shop front. */
export const ServicesPanel = () => (
  <div className={classes.counter}>
    <EventTicket />
    <ReportSheet />
    <OpenShop />
  </div>
)
