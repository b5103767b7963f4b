/** As `english.ts`, in French, Spanish, Portuguese, Italian and Romanian. */
export const romanceExamples = {
  interested: `
je suis intéressé
je suis intéressée
nous sommes intéressés
estoy interesado
estoy interesada
estamos interesados
estou interessado
estou interessada
estamos interessados
sono interessato
sono interessata
siamo interessati
sunt interesat
suntem interesați
oui volontiers
avec plaisir
pourquoi pas
oui ça m'intéresse
cela nous intéresse
dites-m'en plus
racontez-moi
je veux bien en savoir plus
vous pouvez m'appeler demain
appelez-moi au 06 11 22 33 44
je suis dispo lundi à 15h
disponible jeudi matin
on peut se voir la semaine prochaine
on s'appelle
quand êtes-vous disponible
proposez-moi une date
ok pour un rendez-vous
ok pour un appel
d'accord
ça marche
parfait
ça me convient
envoyez-moi une proposition
envoyez toujours
envoyez votre plaquette
merci de m'envoyer vos tarifs
je veux bien un devis
combien ça coûte
quel est le prix
quel budget faut-il prévoir
vous prenez combien
comment ça marche
vous travaillez aussi avec des petites structures
vous faites aussi la suisse
est-ce compatible avec sage
avez-vous des références dans notre secteur
on peut tester
nous cherchons justement un prestataire
votre message tombe bien
on n'est pas contents de notre prestataire actuel
si le prix est bon, oui
ça dépend du prix
je vous écoute
passez nous voir
je mets ma collègue en copie pour fixer une date
intéressant, vous avez une démo
sí claro
pues sí, cuéntame
cuéntame más
me interesa
nos interesa
suena bien
suena interesante
vale, hablamos
hablamos el lunes
llámame mañana
llámame al 600 123 456
puedo el jueves a las 10
tengo hueco el martes
la semana que viene puedo
cuándo podemos hablar
te va bien mañana
envíame la información
mándame una propuesta
pásame precios
pásame el catálogo
cuánto cuesta
qué precio tiene
cuánto nos ahorraríamos
cómo funciona
trabajáis con empresas pequeñas
hacéis envíos a canarias
tenéis referencias
se puede probar
estamos buscando proveedor
no estamos contentos con nuestro proveedor
llega en buen momento
por qué no
de acuerdo
perfecto
si el precio es bueno, sí
depende del precio
te llamo yo
pásate por la oficina
quiero una demo
dale, mandame info
sim, claro
tenho interesse
interessa-me
me conta mais
conte-me mais
pode mandar
manda aí
pode me ligar
me liga amanhã
meu telefone é 11 91234 5678
bora marcar
vamos marcar
quinta de manhã posso
tenho disponibilidade na terça
quando podemos falar
envie uma proposta
mande a tabela de preços
quanto custa
qual o preço
qual o valor
quanto fica
como funciona
vocês atendem empresas pequenas
fazem entregas no porto
têm referências
dá para testar
estamos procurando fornecedor
não estamos satisfeitos com o atual
chegou em boa hora
por que não
combinado
perfeito
depende do preço
quero uma demonstração
sì volentieri
certo
certo, quando vuole
va bene
mi interessa
ci interessa
interessante, mi dica di più
mi racconti
mi chiami domani
il mio numero è 333 1234567
sono libero giovedì alle 10
possiamo sentirci lunedì
quando possiamo parlarne
mi mandi una proposta
mandi pure il listino
mi può fare un preventivo
quanto costa
quanto viene
che prezzi avete
come funziona
lavorate anche con piccole aziende
consegnate anche in sicilia
avete referenze
si può provare
stiamo cercando un fornitore
non siamo contenti del nostro fornitore
capita a proposito
perché no
d'accordo
perfetto
dipende dal prezzo
se il prezzo è buono sì
passi a trovarci
vorrei una demo
da, sigur
mă interesează
ne interesează
sună bine
sună interesant
spuneți-mi mai multe
sunați-mă mâine
putem vorbi joi
sunt disponibil marți
trimiteți o ofertă
trimiteți-mi detalii
cât costă
ce prețuri aveți
cum funcționează
de ce nu
căutăm un furnizor
`,
  neutral: `
ce n'est pas moi qui m'en occupe
je ne m'occupe pas de ça
voyez avec le service achats
contactez mon collègue
adressez-vous au siège
c'est le siège qui décide
écrivez à contact@
je fais suivre
je transmets à la direction
transféré à qui de droit
je ne travaille plus là-bas
il ne travaille plus ici
elle a quitté la société
je suis à la retraite
je suis en congé maternité
je suis en déplacement, je regarde à mon retour
vous vous trompez de personne
erreur de destinataire
je suis juste stagiaire
qui êtes-vous
on se connaît
d'où avez-vous mon adresse
c'est à quel sujet
de quoi s'agit-il
c'est un robot
recontactez-moi en septembre
revenez vers moi après l'été
on en reparle en janvier
l'année prochaine peut-être
pas le temps en ce moment, dans quelques mois
nous lançons un appel d'offres en mars, recontactez-nous
notre contrat court jusqu'en juin, rappelez-moi avant
je vais réfléchir
je réfléchis
je vais en parler à mon associé
je dois en discuter avec l'équipe
je regarde et je reviens vers vous
nous vous recontacterons si besoin
je garde vos coordonnées
merci
merci pour l'info
merci pour votre message
bien reçu
bien noté
ok
peut-être
à voir
on verra
je ne sais pas
le lien ne marche pas
la pièce jointe manque
nous sommes déjà clients chez vous
no llevo yo ese tema
eso lo lleva compras
habla con mi compañero
escribe a info@
contacte con la central
lo decide la central
lo reenvío
se lo paso a mi jefe
he pasado tu correo a dirección
ya no trabajo ahí
ya no trabaja aquí
ha dejado la empresa
estoy jubilado
estoy de baja
estoy de vacaciones, lo miro a la vuelta
te equivocas de persona
se ha equivocado
solo soy el becario
quién eres
nos conocemos
de dónde sacaste mi correo
de qué se trata
esto es automático
escríbeme en septiembre
vuelve a escribirme en unos meses
después del verano hablamos
el año que viene quizás
ahora no tengo tiempo, más adelante
sacamos concurso en octubre
lo pienso
me lo pienso
lo hablo con mi socio
tengo que consultarlo
lo miro y te digo
ya te diré algo
os llamaremos si hace falta
guardo tu contacto
gracias
gracias por la información
gracias por tu mensaje
recibido
ok
quizás
ya veremos
no sé
el enlace no funciona
falta el adjunto
ya somos clientes vuestros
não sou eu que trato disso
não é comigo
isso é com o financeiro
fale com meu colega
fale com a matriz
quem decide é a matriz
mande para contato@
vou encaminhar
encaminhei para o setor
já não trabalho lá
não trabalha mais aqui
saiu da empresa
estou aposentado
estou de férias, vejo depois
pessoa errada
sou só estagiário
quem é você
a gente se conhece
onde conseguiu meu email
do que se trata
é um robô
me procure em março
fale comigo depois do verão
ano que vem talvez
agora estou sem tempo, mais para a frente
vou pensar
vou falar com o meu sócio
preciso consultar a equipe
vou ver e te aviso
depois digo alguma coisa
guardo o seu contato
obrigado
obrigado pela informação
obrigado pelo contato
recebido
ok
talvez
vamos ver
não sei
o link não funciona
falta o anexo
non me ne occupo io
se ne occupa l'ufficio acquisti
parli con il mio collega
si rivolga alla sede centrale
decide la casa madre
scriva a info@
inoltro al responsabile
ho girato la mail
non lavoro più lì
non lavora più qui
ha lasciato l'azienda
sono in pensione
sono in ferie, guardo al rientro
ha sbagliato persona
sono solo uno stagista
chi è lei
ci conosciamo
dove ha preso il mio indirizzo
di cosa si tratta
è un messaggio automatico
mi riscriva a settembre
ci risentiamo dopo l'estate
magari l'anno prossimo
adesso non ho tempo, più avanti
siamo in chiusura bilancio, mi scriva a febbraio
ci penso
ci devo pensare
ne parlo con il socio
devo sentire il capo
guardo e le faccio sapere
vi contatteremo noi
tengo il suo contatto
grazie
grazie per l'informazione
grazie per il messaggio
ricevuto
ok
forse
vedremo
non so
il link non funziona
manca l'allegato
nu mă ocup eu
vorbiți cu colegul meu
scrieți la achiziții
am trimis mai departe
nu mai lucrez acolo
nu mai lucrează la noi
cine sunteți
de unde aveți adresa mea
despre ce este vorba
reveniți la toamnă
poate anul viitor
mă mai gândesc
discut cu șeful
mulțumesc pentru mesaj
am primit
`,
  notInterested: `
non
non merci
pas intéressé
ça ne m'intéresse pas
ça ne nous intéresse pas
ça ne me dit rien
aucun intérêt
pas besoin
nous n'avons pas besoin de cela
on n'en a pas besoin
pas pour nous
ce n'est pas pour nous
ça ne correspond pas
cela ne nous concerne pas
nous avons déjà un fournisseur
on a déjà ce qu'il faut
on a quelqu'un
nous sommes satisfaits de notre prestataire
on est contents
nous sommes liés par contrat
on gère nous-mêmes
on fait ça en interne
trop cher
pas de budget
on est trop petits
malheureusement non
désolé mais non
merci mais non
je passe mon tour
sans façon
laissez tomber
n'insistez pas
arrêtez
arrêtez ça
ça suffit
encore une pub
c'est du spam
je n'ai rien demandé
je n'ai jamais donné mon accord
supprimez mon adresse
supprimez mes données
retirez-moi
désabonnez-moi
plus de mails
ne m'écrivez plus
je vais porter plainte
je saisis la cnil
nous fermons la société
no
no gracias
no me interesa
no nos interesa
no estoy interesado
sin interés
no lo necesitamos
no nos hace falta
no es para nosotros
no encaja
no aplica
ya tenemos proveedor
ya tenemos a alguien
ya trabajamos con otra empresa
estamos contentos con lo que tenemos
estamos satisfechos
lo hacemos nosotros mismos
lo llevamos internamente
tenemos contrato
muy caro
demasiado caro
no hay presupuesto
somos muy pequeños
lo siento pero no
gracias pero no
paso
paso, gracias
otra vez no
deja de escribir
dejen de molestar
basta ya
esto es spam
yo no pedí esto
bórrame
borren mis datos
sácame de la lista
darme de baja
no escriban más
voy a denunciar
cerramos la empresa
não
não obrigado
não tenho interesse
não temos interesse
não nos interessa
não precisamos
não preciso
não é para nós
não faz sentido para nós
não se aplica
já temos fornecedor
já temos quem faça
já trabalhamos com outros
estamos satisfeitos
estamos bem assim
fazemos internamente
muito caro
sem orçamento
somos muito pequenos
infelizmente não
agradeço mas não
não é o que procuramos
passo
pare com isso
chega
isso é spam
não pedi nada
me remova
apague meus dados
tira meu nome da lista
não mande mais
vou denunciar
fechamos a empresa
no
no grazie
non mi interessa
non ci interessa
non siamo interessati
nessun interesse
non ci serve
non ci serve niente
non ne abbiamo bisogno
non fa per noi
non ci riguarda
abbiamo già un fornitore
abbiamo già chi se ne occupa
abbiamo il nostro
siamo contenti così
siamo a posto
siamo a posto così
siamo soddisfatti
lo facciamo da soli
lo facciamo internamente
troppo caro
non abbiamo budget
siamo troppo piccoli
purtroppo no
mi dispiace ma no
la ringrazio ma no
passo
lasci perdere
basta
la smetta
ancora pubblicità
è spam
non ho chiesto nulla
mi cancelli
cancellate i miei dati
toglietemi dalla lista
non scrivete più
farò denuncia
chiudiamo l'attività
nu
nu mulțumesc
nu mă interesează
nu ne interesează
nu avem nevoie
nu e pentru noi
avem deja un furnizor
suntem mulțumiți
prea scump
nu avem buget
din păcate nu
lăsați-mă în pace
ștergeți-mă
nu mai trimiteți
este spam
`,
};
