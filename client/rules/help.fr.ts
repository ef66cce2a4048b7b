import type { Translation } from '../i18n/phrase.ts'
import type english from './help.en.ts'

export default {
	'help.title': 'À la table',
	'help.explain':
		'Laissez la souris sur un nombre ou un signe, ou gardez-y le doigt : il dit ce qu’il signifie. La touche I fait de même.',
	'help.turn':
		'Le trait sous les noms montre à qui c’est le tour. Si quelqu’un a été plus rapide que vous, regardez de nouveau la table avant de jouer.',
	'help.hidden':
		'Une action qui vous montre quelque chose de caché s’envoie seule. Regardez d’abord, puis continuez.',
	'help.undo':
		'Vous pouvez annuler votre dernier coup tant que personne n’a joué depuis et que rien de caché n’a été montré. Dans une course, rien ne s’annule.',
	'help.seats':
		'Chacun a une place, un nom de 20 lettres au plus et une couleur. Quand toutes les places sont prises, vous pouvez regarder.',
	'help.newcomers':
		'Une place libre peut être reprise. Si le jeu a des secrets, l’hôte doit d’abord accepter ; en son absence, deux joueurs. Personne n’occupe deux places dans une même partie.',
	'help.away':
		'Quand quelqu’un est absent depuis une minute, un robot ou un nouveau venu peut jouer à sa place.',
	'help.silent':
		'Si vous attendez quelqu’un depuis deux minutes, vous pouvez l’appeler : son appareil sonne. Après cinq minutes, la plupart des autres peuvent laisser un robot jouer pour lui. Au premier geste, sa place lui revient.',
	'help.stop':
		'Chacun à la table peut proposer une pause, ou d’arrêter la partie et de la compter telle quelle. Tous les présents doivent dire oui. La pause finit quand quelqu’un joue ou reprend. Seul contre des robots, on peut abandonner une partie.',
	'help.clock':
		'Avec une pendule, chacun a un peu de temps pour chaque tour et une réserve pour toute la partie. Réserve épuisée ne veut pas dire perdu : un robot joue jusqu’à votre retour. Les jeux qui ont leur propre compte à rebours n’ont pas de pendule.',
	'help.host':
		'Qui a ouvert la salle en est l’hôte : options, départ, robots, verrou de la porte et exclusions lui reviennent. Quand l’hôte est absent depuis une minute, chacun à la table peut s’en charger.',
	'help.start':
		'Une partie commence quand le nombre de joueurs et les options conviennent. La salle montre ce qui ne va pas.',
	'help.room':
		'Une salle a un code de six lettres. Après deux semaines sans personne, elle disparaît ; si son hôte la garde, elle reste un an.',
	'help.chat': 'Un message a 200 lettres au plus. Qui en envoie trop à la fois attend un instant.',
	'help.version':
		'Si la page et la salle ne se comprennent plus, rechargez la page : votre place est gardée. Une partie commencée avec d’anciennes règles se regarde, mais ne se poursuit pas.',
} as const satisfies Translation<typeof english>
