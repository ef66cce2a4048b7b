import { rulesWords } from './words.en.ts'

interface NamedHeading {
	id: string
	title: string
	sections: readonly NamedHeading[]
}

interface ContentsProps {
	headings: readonly NamedHeading[]
	isOpen: boolean
	onChoose: (id: string) => void
}

/** The table of contents. */
export const Contents = ({ headings, isOpen, onChoose }: ContentsProps) => (
	<details class="rules-contents" open={isOpen}>
		<summary>{rulesWords.t('contents')}</summary>
		<nav aria-label={rulesWords.t('contents')}>
			<Headings headings={headings} onChoose={onChoose} />
		</nav>
	</details>
)

const Headings = ({ headings, onChoose }: Omit<ContentsProps, 'isOpen'>) => (
	<ul>
		{headings.map(({ id, title, sections }) => (
			<li key={id}>
				<a
					href={`#${id}`}
					onClick={(event) => {
						event.preventDefault() // what a sheet lies over keeps its address
						onChoose(id)
					}}
				>
					{title}
				</a>
				{sections.length > 0 && <Headings headings={sections} onChoose={onChoose} />}
			</li>
		))}
	</ul>
)
