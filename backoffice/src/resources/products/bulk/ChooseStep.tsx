import type { Label } from '@botika/common/messages/message'
import { bulk } from '@botika/common/messages/office'
import {
  MAX_BULK_BYTES,
  MAX_BULK_ROWS,
  BULK_FIELD_NAMES,
  TEMPLATE_FIELDS,
  type BulkField,
} from '@botika/common/bulk/fields'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import { type DragEvent, useId, useRef, useState } from 'react'
import { saveAs } from '../../../ui/csv'
import { hidden } from '../../../ui/hidden'
import { Panel } from '../../../ui/Panel'
import { useTranslations } from '../../../lib/language/useTranslations'
import { formatNumber } from '@botika/common/numbers/format-number'
import { CSV_START, csvLine } from '@botika/common/csv'

const EXAMPLES: readonly Partial<Record<BulkField, string>>[] = [
  {
    sku: 'AMX-500',
    name: 'Amoxil 500 mg capsule',
    generic_name: 'Amoxicillin',
    brand: 'Amoxil',
    strength: '500 mg',
    dosage_form: 'Capsule',
    pack_size: 'Box of 100',
    unit_count: '100',
    selling_price: '850.00',
    quantity: '24',
    is_prescription: 'Yes',
    category: 'Medicines',
  },
  {
    sku: 'PAR-500',
    name: 'Biogesic 500 mg tablet',
    generic_name: 'Paracetamol',
    brand: 'Biogesic',
    strength: '500 mg',
    dosage_form: 'Tablet',
    pack_size: 'Box of 500',
    unit_count: '500',
    selling_price: '2150.00',
    quantity: '12',
    is_prescription: 'No',
    category: 'Medicines',
  },
]

const template = () =>
  CSV_START +
  csvLine(TEMPLATE_FIELDS.map((field) => BULK_FIELD_NAMES[field])) +
  EXAMPLES.map((example) => csvLine(TEMPLATE_FIELDS.map((field) => example[field] ?? ''))).join('')

interface ChooseStepProps {
  status: 'draft' | 'live'
  onStatus: (status: 'draft' | 'live') => void
  disabledReason: string | null
  onChoose: (file: File) => void
}

export function ChooseStep({ status, onStatus, disabledReason, onChoose }: ChooseStepProps) {
  const t = useTranslations()
  const [problem, setProblem] = useState<string | null>(null)

  function take(file: File | undefined) {
    if (!file) return
    const found = fileProblem(file)
    const fault = disabledReason ?? (found && t(found))
    setProblem(fault)
    if (!fault) onChoose(file)
  }

  return (
    <Panel
      title={t(bulk.yourFile)}
      aside={
        <Button startIcon={<DownloadIcon />} onClick={() => saveAs('botika-products.csv', template())}>
          {t(bulk.template)}
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(bulk.oneProductInEachRow)}
      </Typography>
      <DropPlace onFile={take} problem={problem} />
      <PasteBox onFile={take} />
      <Typography id="new-products" sx={{ fontWeight: 700, mt: 3 }}>
        {t(bulk.newProductsAre)}
      </Typography>
      <RadioGroup
        row
        aria-labelledby="new-products"
        value={status}
        onChange={(_, chosen) => onStatus(chosen as 'draft' | 'live')}
      >
        <FormControlLabel value="live" control={<Radio />} label={t(bulk.liveAtOnce)} />
        <FormControlLabel value="draft" control={<Radio />} label={t(bulk.draftsSoThatYouCan)} />
      </RadioGroup>
    </Panel>
  )
}

function DropPlace({
  onFile,
  problem,
}: {
  onFile: (file: File | undefined) => void
  problem: string | null
}) {
  const t = useTranslations()
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }

  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFile(event.dataTransfer.files[0])
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        p: { xs: 3, md: 5 },
        borderRadius: '16px',
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'house.lineStrong',
        bgcolor: isOver ? 'house.brandSoft' : 'house.surface2',
        textAlign: 'center',
      }}
    >
      <UploadIcon color="primary" sx={{ fontSize: 40 }} aria-hidden />
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        aria-label={t(bulk.spreadsheet)}
        tabIndex={-1}
        style={hidden}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button variant="contained" size="large" onClick={() => input.current?.click()}>
        {t(bulk.chooseAFile)}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t(bulk.orDropItHereCSV, {
          rows: formatNumber(MAX_BULK_ROWS),
        })}
      </Typography>
      <Typography role="alert" variant="body2" color="error">
        {problem}
      </Typography>
    </Box>
  )
}

function PasteBox({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslations()
  const [text, setText] = useState('')
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 32 }}>
        {t(bulk.pasteCellsInstead)}
      </Typography>
      <TextField
        multiline
        minRows={4}
        maxRows={10}
        fullWidth
        label={t(bulk.cells)}
        helperText={t(bulk.withTheirHeadingsInThe)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ my: 1.5 }}
      />
      <Button
        variant="outlined"
        disabled={text.trim() === ''}
        onClick={() => onFile(new File([text], 'pasted.csv', { type: 'text/csv' }))}
      >
        {t(bulk.useTheseCells)}
      </Button>
    </Box>
  )
}

function fileProblem(file: File): Label | null {
  if (file.size === 0) return bulk.thisFileIsEmpty
  if (file.size > MAX_BULK_BYTES) return bulk.thisFileIsLargerThan
  return null
}
