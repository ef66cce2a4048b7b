import './passage-number.css'

/** By which somebody tells that two devices speak of each other: both show it. */
export const PassageNumber = ({ number }: { number: number }) => <p class="passage-number">{number}</p>
