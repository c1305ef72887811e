import './StatusChip.css'

export type Tone = 'brand' | 'good' | 'warn' | 'bad' | 'info' | 'quiet'

/** A word with its colour; the word alone says it too. */
export function ToneChip({ tone, label }: { tone: Tone; label: string }) {
  // the library's own makes its styles anew for each one, and a list has many
  return <span className={`tone-chip tone-${tone}`}>{label}</span>
}
