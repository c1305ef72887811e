import { dispatch } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useEffect, useState } from 'react'
import { useWords } from '../../lib/language/useWords'
import { PackingSlip } from './PackingSlip'
import { ShippingLabel } from './ShippingLabel'

const SHEETS = {
  slip: { label: dispatch.packingSlip, Sheet: PackingSlip },
  label: { label: dispatch.labelForTheParcel, Sheet: ShippingLabel },
} as const
type SheetName = keyof typeof SHEETS

/** Prints the slip or the label; the browser's own print command makes the one that was printed last. */
export function PrintButton({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<{ sheet: SheetName; isNow: boolean }>({ sheet: 'slip', isNow: false })
  const { Sheet } = SHEETS[asked.sheet]

  useEffect(() => {
    if (!asked.isNow) return
    // the menu would still be on its way out
    const frame = requestAnimationFrame(() => window.print())
    return () => cancelAnimationFrame(frame)
  }, [asked])

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PrintIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(dispatch.print)}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {Object.entries(SHEETS).map(([name, { label }]) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null)
              setAsked({ sheet: name as SheetName, isNow: true })
            }}
          >
            {t(label)}
          </MenuItem>
        ))}
      </Menu>
      <Sheet order={order} />
    </>
  )
}
